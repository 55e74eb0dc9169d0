import { describe, expect, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const solo = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'spider-man', ...player }], ...table });

describe('on their turn a player § player-turn', () => {
  test('may do everything that the book lists, in any order', () => {
    solo(
      {
        form: 'hero',
        hand: ['Black Cat', 'Aunt May', 'Web-Shooter', 'Swinging Web Kick', 'Energy', 'Genius'],
        area: [{ card: 'Surveillance Team' }, 'Mockingbird'],
      },
      { threat: 2, villain: { attached: ['Enhanced Ivory Horn'] } },
    )
      .offers(
        'change form',
        'play Black Cat',
        'play Aunt May',
        'play Web-Shooter',
        'play Swinging Web Kick',
        'attack Spider-Man',
        'thwart Spider-Man',
        'attack Mockingbird',
        'thwart Mockingbird',
        'use Surveillance Team',
        'end turn',
      )
      .lacks('recover Spider-Man', 'recover Peter Parker', 'play Energy');
  });

  test('has the basic powers of the side that is up § hero-hero-form, alter-ego-alter-ego-form, identity', () => {
    solo({ damage: 1 }, { threat: 2 })
      .offers('recover Peter Parker', 'change form', 'end turn')
      .lacks('attack Peter Parker', 'thwart Peter Parker');
    solo({ damage: 1, form: 'hero' }, { threat: 2 })
      .offers('attack Spider-Man', 'thwart Spider-Man', 'change form', 'end turn')
      .lacks('recover Spider-Man');
  });

  test('may play as many cards as he can pay for', () => {
    const game = solo(
      {
        hand: ['Aunt May', 'Web-Shooter', 'Web-Shooter', 'Energy', 'Backflip'],
        area: ['Surveillance Team'],
      },
      { threat: 1 },
    );
    game.choose('play Aunt May').pay('Backflip').choose('play Web-Shooter').pay('Energy');
    game.changes({
      'your hand': 'Web-Shooter',
      'your play area': 'Aunt May, Peter Parker, Surveillance Team, Web-Shooter',
      'your discard pile': 'Backflip, Energy',
      'Web-Shooter': 'web 3',
    });
    game
      .choose('play Web-Shooter')
      .changes({
        'your hand': '',
        'your play area': 'Aunt May, Peter Parker, Surveillance Team, Web-Shooter, Web-Shooter',
        'Web-Shooter #2': 'web 3',
      })
      .asks('playerTurn', 0);
  });

  test('may use any number of allies, each while it is ready', () => {
    solo({ area: ['Mockingbird', 'Black Cat'] }, { threat: 3 })
      .choose('attack Mockingbird')
      .choose('thwart Black Cat')
      .changes({
        Rhino: 'damage 1',
        'The Break-In!': 'threat 2',
        Mockingbird: 'damage 1, exhausted',
        'Black Cat': 'damage 1, exhausted',
      })
      .cannot('attack Mockingbird', 'isExhausted')
      .cannot('thwart Black Cat', 'isExhausted')
      .asks('playerTurn', 0);
  });

  test('does not have to do anything', () => {
    solo().endTurn().passAll().asks('playerTurn', 0);
  });

  test('is told why he cannot do what he might expect to', () => {
    solo({ hand: ['Swinging Web Kick', 'Energy'], exhausted: true, form: 'hero' })
      .cannot('play Energy', 'cannotBePlayed')
      .cannot('play Swinging Web Kick', 'cannotPay')
      .cannot('attack Spider-Man', 'isExhausted')
      .cannot('thwart Spider-Man', 'isExhausted')
      .asks('playerTurn', 0);
  });
});

describe('changing form § form-change-form', () => {
  test('is possible once in a turn, and again in the next round § player-turn', () => {
    solo({ hand: [] }, { villain: { status: ['stunned'] }, encounterDeck: ['Advance', 'Advance'] })
      .choose('change form')
      .cannot('change form', 'alreadyChanged')
      .endTurn()
      .passAll()
      .asks('playerTurn', 0)
      .offersAmongOthers('change form');
  });

  test('changes the side and nothing else: damage, status, readiness and attached cards stay § flip, status-cards', () => {
    solo({
      form: 'hero',
      damage: 3,
      exhausted: true,
      status: ['tough', 'stunned', 'confused'],
      area: ['Web-Shooter'],
      hand: ['Aunt May', 'Energy'],
    })
      .choose('change form')
      .changes({
        'Spider-Man': '',
        'Peter Parker': 'confused 1, damage 3, stunned 1, tough 1, exhausted',
        'your play area': 'Peter Parker, Web-Shooter',
      })
      .asks('playerTurn', 0);
  });

  test('keeps lasting effects on the identity § lasting-effects', () => {
    play({
      players: [
        {
          hero: 'iron-man',
          form: 'hero',
          area: ['Rocket Boots', 'Powered Gauntlets'],
          hand: [
            'Mark V Helmet',
            'Split Personality',
            'Split Personality',
            'Energy',
            'Strength',
            'Genius',
          ],
          wholeDeck: [
            'Backflip',
            'Backflip',
            'Backflip',
            'Backflip',
            'Backflip',
            'Backflip',
            'Backflip',
          ],
        },
      ],
      gains: { 'Split Personality': { cost: -3 } },
    })
      .choose('use Rocket Boots')
      .choose('play Split Personality')
      .choose('play Split Personality')
      .look()
      .choose('use Powered Gauntlets')
      .changes({ Rhino: 'damage 2', 'Powered Gauntlets': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('by a card does not count as the one change of the turn', () => {
    const split = () =>
      play({
        players: [
          { hero: 'captain-marvel', hand: ['Split Personality', 'Energy', 'Strength', 'Genius'] },
        ],
      });
    split()
      .choose('change form')
      .choose('play Split Personality')
      .pay('Energy', 'Strength')
      .shows({ 'Carol Danvers': '' })
      .cannot('change form', 'alreadyChanged');
    split()
      .choose('play Split Personality')
      .pay('Energy', 'Strength')
      .shows({ 'Captain Marvel': '' })
      .offers(
        'change form',
        'attack Captain Marvel',
        'end turn',
        "play Captain Marvel's Helmet",
        'play Tenacity',
      )
      .choose('change form')
      .asks('playerTurn', 0);
  });

  test('belongs to the own turn: nobody else changes form in it', () => {
    const game = play({ players: [{ hero: 'spider-man' }, { hero: 'iron-man' }] });
    game.choose('change form').asks('playerTurn', 0).endTurn();
    expect(game.prompt?.seat).toBe(1);
    game
      .offers('change form', 'ask Spider-Man', 'end turn', 'use Tony Stark')
      .choose('change form')
      .cannot('change form', 'alreadyChanged');
  });
});

describe('actions', () => {
  test('marked with a form can be used in this form only § hero-hero-form, alter-ego-alter-ego-form, play-restrictions-and-permissions, triggered-ability', () => {
    solo({ damage: 4, area: ['Aunt May'] }).offers(
      'use Aunt May',
      'change form',
      'end turn',
      'recover Peter Parker',
    );
    solo({ damage: 4, area: ['Aunt May'], form: 'hero' }).cannot('use Aunt May', 'conditionNotMet');
  });

  test('of encounter cards in play can be used by any player § action, ability', () => {
    const horn = { villain: { attached: ['Enhanced Ivory Horn'] } };
    const hand = ['Strength', 'Strength', 'Energy'];
    play({
      players: [
        { hero: 'spider-man', form: 'hero' },
        { hero: 'iron-man', form: 'hero', hand },
      ],
      ...horn,
    })
      .cannot('use Enhanced Ivory Horn', 'costCannotBePaid')
      .endTurn()
      .asks('playerTurn', 1)
      .choose('use Enhanced Ivory Horn')
      .shows({ attachments: '', 'Iron Man hand': 'Energy' });
  });

  test('of other players are not at hand § action', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero' },
        { hero: 'captain-marvel', area: ['Surveillance Team'], hand: ['First Aid'] },
      ],
      threat: 2,
    }).lacks('use Surveillance Team', 'play First Aid', 'use Captain Marvel', 'use Carol Danvers');
  });

  test('on an attachment to a player card belong to the player of that card § attachment, ability', () => {
    const players = [
      { hero: 'spider-man', form: 'hero', hand: ['Strength', 'Strength'] },
      {
        hero: 'iron-man',
        form: 'hero',
        hand: ['Strength', 'Strength'],
        attached: ['Enhanced Ivory Horn'],
      },
    ] as const;
    play({ players })
      .lacks('use Enhanced Ivory Horn')
      .endTurn()
      .asks('playerTurn', 1)
      .offers(
        'use Enhanced Ivory Horn',
        'ask Spider-Man',
        'attack Iron Man',
        'change form',
        'end turn',
      );
  });
});
