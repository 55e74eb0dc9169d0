import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { actionsWith } from '../../table/printing.ts';

const solo = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'spider-man', ...player }], ...table });

describe('asking another player for help', () => {
  const two = (other: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['First Aid', 'Energy'] },
        { hero: 'captain-marvel', ...other },
      ],
      threat: 3,
      ...table,
    });

  test('lets them use one action that they could use on their own turn § action, player-turn', () => {
    two({ area: ['Surveillance Team'] })
      .choose('ask Carol Danvers')
      .asks('helpWanted', 1)
      .offers('use Surveillance Team', 'use Carol Danvers', 'pass')
      .lacks('change form', 'recover Carol Danvers', 'end turn', 'play First Aid')
      .choose('use Surveillance Team')
      .changes({ 'The Break-In!': 'threat 2', 'Surveillance Team': 'snoop 2, exhausted' })
      .asks('playerTurn', 0);
  });

  test('lets them play an event with an action and pay for it themselves § action, player-turn', () => {
    two({ form: 'hero', hand: ['Haymaker', 'Energy', 'Strength'] })
      .choose('ask Captain Marvel')
      .choose('play Haymaker')
      .asks('pay', 1)
      .pay('Strength')
      .changes({
        Rhino: 'damage 3',
        'Captain Marvel hand': 'Energy',
        'Captain Marvel discard pile': 'Haymaker, Strength',
      })
      .asks('playerTurn', 0);
  });

  test('is up to them: they may decline, and be asked again once something has changed § player-turn', () => {
    two({ area: ['Surveillance Team'] })
      .choose('ask Carol Danvers')
      .pass()
      .changes({})
      .asks('playerTurn', 0)
      .lacks('ask Carol Danvers')
      .choose('change form')
      .offers('ask Carol Danvers', 'end turn');
  });

  test('lets them play no cards that stay in play, and use no basic powers § action, player-turn', () => {
    two({ form: 'hero', area: ['Hawkeye', 'Surveillance Team'], hand: ['Aunt May', 'Energy'] })
      .choose('ask Captain Marvel')
      .lacks('play Aunt May', 'attack Captain Marvel', 'thwart Hawkeye', 'attack Hawkeye');
  });

  test('does not tell beforehand whether they have anything to use', () => {
    two(
      { hand: ['Energy'] },
      { players: [{ hero: 'spider-man' }, { hero: 'iron-man', form: 'hero' }] },
    )
      .lacks('ask Spider-Man')
      .choose('ask Iron Man')
      .changes({})
      .asks('playerTurn', 0)
      .lacks('ask Iron Man');
  });
});

describe('a forced action § forced, action', () => {
  const HAND = ['Strength', 'Strength'];
  const horned = (player: Partial<PlayerDescription>) => {
    actionsWith('Enhanced Ivory Horn', { during: 'forced turn' });
    return solo(
      { form: 'hero', ...player },
      { villain: { attached: ['Enhanced Ivory Horn'], status: ['stunned'] } },
    );
  };

  test('can be used like any other action', () => {
    horned({ hand: [...HAND, 'Energy'] })
      .choose('use Enhanced Ivory Horn')
      .shows({ attachments: '', 'your hand': 'Energy' })
      .asks('playerTurn', 0);
  });

  test('has to be used before the player phase can end § player-phase, player-phase-steps', () => {
    horned({ hand: [...HAND, 'Genius'] })
      .choose('end turn')
      .asks('discardAtEnd', 0)
      .changes({
        attachments: '',
        'Enhanced Ivory Horn': '',
        'encounter discard pile': 'Enhanced Ivory Horn',
        'your hand': 'Genius',
        'your discard pile': 'Strength, Strength',
      });
  });

  test('does not keep the phase from ending if it cannot be paid § player-phase, player-phase-steps', () => {
    horned({ hand: ['Strength'] })
      .choose('end turn')
      .asks('discardAtEnd', 0)
      .shows({ attachments: 'Enhanced Ivory Horn', 'your hand': 'Strength' });
  });
});
