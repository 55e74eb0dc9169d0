import { describe, expect, test } from 'vitest';
import { printed } from '../../../src/cards/designs.ts';
import { champions } from '../../../src/game.ts';
import type { ChampionsAbility, Effect, Filter } from '../../../src/vocabulary/builders.ts';
import {
  aboutYou,
  additionalCost,
  ally,
  alter,
  choose,
  damage,
  discard,
  draw,
  exhaust,
  forcedInterrupt,
  itself,
  later,
  putIntoPlay,
  query,
  ready,
  response,
  sequence,
  spend,
  takeDamage,
  titled,
  type,
  upgrade,
  you,
  yourEvent,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import type { DeedName } from '../../../src/vocabulary/events.ts';
import { championsText } from '../../../src/words/card-texts/text-box.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { nameOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';
import { designNamed } from '../../table/position.ts';
import { reworded, saying, told } from '../rewording.ts';

const discardCard = choose(query('yourHand'), (card) => discard(card));
const event = type('event');

/** A side scheme makes something dearer for She-Hulk. */
function dearer(
  [to, of, cost, by]: readonly [DeedName, Filter, Effect, Filter?],
  player: Partial<PlayerDescription> = {},
  table: Partial<Description> = {},
) {
  saying('Bomb Scare', additionalCost(to, of, cost, by));
  return play({
    players: [{ hero: 'she-hulk', form: 'hero', ...player }],
    sideSchemes: ['Bomb Scare'],
    threat: 4,
    ...table,
  });
}

describe('an additional cost to play a card', () => {
  const discarding = (...hand: readonly string[]) => dearer(['play', event, discardCard], { hand });

  test('is paid together with its cost § additional, cost', () => {
    discarding('Uppercut', 'Energy', 'Tigra', 'Hulk')
      .choose('play Uppercut')
      .pay('Energy', 'Tigra')
      .shows({
        Rhino: 'damage 5',
        'your hand': '',
        'your discard pile': 'Energy, Hulk, Tigra, Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('makes the card unplayable if it cannot be paid too, and says whose demand it is', () => {
    const game = discarding('Uppercut', 'Energy', 'Tigra');
    game.cannot('play Uppercut', 'cannotPayAdditional');
    const [why] = champions.refusals(game.state).filter(({ rule }) => rule === 'cost');
    expect(nameOf(game.state, Number(why?.reason.card))).toBe('Bomb Scare');
    discarding('Uppercut', 'Energy', 'Genius').cannot('play Uppercut', 'cannotPayAdditional');
    discarding('Get Ready').cannot('play Get Ready', 'noTarget');
  });

  test('keeps a card back from the payment that is needed for it', () => {
    const game = discarding('Uppercut', 'Energy', 'Tigra', 'Hulk').choose('play Uppercut');
    expect(() => game.pay('Energy', 'Tigra', 'Hulk')).toThrow('doesNotPay');
    game.pay('Energy', 'Hulk').shows({ 'your discard pile': 'Energy, Hulk, Tigra, Uppercut' });
  });

  test('is not asked for other cards', () => {
    discarding('Tigra', 'Energy', 'Hulk')
      .choose('play Tigra')
      .shows({ 'your play area': 'She-Hulk, Tigra' })
      .asks('playerTurn', 0);
  });

  test('does not count the card itself', () => {
    reworded('Get Ready', { effect: draw(1) });
    discarding('Get Ready').cannot('play Get Ready', 'cannotPayAdditional');
    discarding('Get Ready', 'Hulk')
      .choose('play Get Ready')
      .shows({ 'your discard pile': 'Get Ready, Hulk' });
  });

  test('in resources is one payment with the printed cost, divided as one likes § cost', () => {
    const spending = (...hand: readonly string[]) =>
      dearer(['play', event, spend('energy')], { hand });
    spending('Uppercut', 'Energy', 'Genius')
      .choose('play Uppercut')
      .shows({ Rhino: 'damage 5', 'your hand': '' });
    // The energy first, then three of any kind.
    spending('Uppercut', 'Energy', 'Genius', 'Strength')
      .choose('play Uppercut')
      .poses(
        'playing a card: 5 pay its cost',
        '0: pay (card Uppercut, symbols 1 + 15 + 15 + 15) [cost, 0 to 3] Energy | Genius | Strength',
      );
    spending('Uppercut', 'Strength', 'Genius').cannot('play Uppercut', 'cannotPayAdditional');
    spending('Uppercut', 'Energy').cannot('play Uppercut', 'cannotPay');
  });

  test('of several cards is paid for all of them or for none', () => {
    saying('Bomb Scare', additionalCost('play', event, discardCard));
    saying('Crowd Control', additionalCost('play', event, discardCard));
    const both = (...hand: readonly string[]) =>
      play({
        players: [{ hero: 'she-hulk', form: 'hero', hand: ['Get Ready', ...hand] }],
        sideSchemes: ['Bomb Scare', 'Crowd Control'],
      });
    reworded('Get Ready', { effect: draw(1) });
    both('Hulk').cannot('play Get Ready', 'cannotPayAdditional');
    both('Hulk', 'Tigra')
      .choose('play Get Ready')
      .choose('Hulk')
      .shows({ 'your discard pile': 'Get Ready, Hulk, Tigra' });
  });

  test('that turns out not to be paid leaves the card without effect § cost, initiating-abilities, initiating-steps', () => {
    // Something prevents the damage that nobody could know of before.
    saying('Helicarrier', forcedInterrupt('taking', aboutYou, alter(-1)));
    dearer(['play', event, takeDamage(1)], {
      hand: ['Uppercut', 'Energy', 'Tigra'],
      area: ['Helicarrier'],
    })
      .choose('play Uppercut')
      .shows({ Rhino: '', 'She-Hulk': '', 'your discard pile': 'Energy, Tigra, Uppercut' })
      .asks('playerTurn', 0);
  });

  test('of taking damage cannot be paid by a tough hero § cost, tough', () => {
    dearer(['play', event, takeDamage(1)], {
      hand: ['Uppercut', 'Energy', 'Tigra'],
      status: ['tough'],
    }).cannot('play Uppercut', 'cannotPayAdditional');
  });

  test('is not asked for a card that is put into play § play-put-into-play', () => {
    reworded('Get Ready', {
      effect: choose(query('yourHand', ally), (friend) => putIntoPlay(friend)),
    });
    dearer(['play', ally, discardCard], { hand: ['Get Ready', 'Tigra'] })
      .choose('play Get Ready')
      .shows({ 'your play area': 'She-Hulk, Tigra' });
  });
});

describe('an additional cost to use an ability', () => {
  const rage = { area: ['Focused Rage'], deck: ['Backflip'] } as const;

  test('is paid before its own cost', () => {
    dearer(['use', upgrade, discardCard], { ...rage, hand: ['Hulk', 'Tigra'] })
      .choose('use Focused Rage')
      .choose('Hulk')
      .shows({
        'She-Hulk': 'damage 1',
        'your hand': 'Backflip, Tigra',
        'your discard pile': 'Hulk',
      });
  });

  test('that cannot be paid forbids it', () => {
    dearer(['use', upgrade, discardCard], rage).cannot('use Focused Rage', 'cannotPayAdditional');
  });

  test('that turns out not to be paid leaves it without effect § cost', () => {
    saying('Helicarrier', forcedInterrupt('taking', aboutYou, alter(-1)));
    dearer(['use', upgrade, takeDamage(1)], { ...rage, area: ['Focused Rage', 'Helicarrier'] })
      .choose('use Focused Rage')
      .changes({})
      .asks('playerTurn', 0);
  });

  test('in resources is one payment with those before the arrow § cost, initiating-abilities', () => {
    const boots = (...hand: readonly string[]) =>
      dearer(['use', upgrade, spend('energy')], { area: ['Rocket Boots'], hand });
    boots('Genius').cannot('use Rocket Boots', 'cannotPayAdditional');
    boots('Genius', 'Energy')
      .choose('use Rocket Boots')
      .shows({ 'Rocket Boots': 'exhausted', 'your hand': '' })
      .asks('playerTurn', 0);
  });

  test('is never asked for a resource ability § cost, resource-ability', () => {
    saying('Bomb Scare', additionalCost('use', type('upgrade'), takeDamage(1)));
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          area: [{ card: 'Web-Shooter', counters: { web: 3 } }],
          hand: ['Aunt May'],
        },
      ],
      sideSchemes: ['Bomb Scare'],
    })
      .choose('play Aunt May')
      .shows({ 'Spider-Man': '', 'Web-Shooter': 'web 2, exhausted' });
  });

  test('counts for responses too', () => {
    const responding = (hand: readonly string[]) => {
      saying('Tenacity', response('attacked', yourEvent, draw(1)));
      return dearer(['use', upgrade, discardCard], {
        area: ['Tenacity'],
        hand,
        deck: ['Backflip'],
      }).choose('attack She-Hulk');
    };
    responding([]).asks('playerTurn', 0);
    responding(['Hulk'])
      .choose('use Tenacity')
      .shows({ 'your hand': 'Backflip', 'your discard pile': 'Hulk' });
  });
});

describe('an additional cost to use a basic power', () => {
  const shocker = (hand: readonly string[]) => {
    saying('Shocker', additionalCost('attack', itself, spend('energy')));
    return play({
      players: [{ hero: 'she-hulk', form: 'hero', engaged: ['Shocker'], hand }],
      threat: 4,
    });
  };

  test('on one target leaves the others', () => {
    shocker([]).choose('attack She-Hulk').shows({ Rhino: 'damage 3' });
    shocker(['Energy'])
      .choose('attack She-Hulk')
      .offers('Rhino', 'Shocker')
      .choose('Shocker')
      .shows({ 'your engaged': '', 'She-Hulk': 'exhausted' });
  });

  test('on every target forbids it', () => {
    dearer(['attack', type('villain'), exhaust(query('yourAllies'))]).cannot(
      'attack She-Hulk',
      'cannotPayAdditional',
    );
  });

  test('may ask only some characters', () => {
    dearer(['thwart', type('main_scheme', 'side_scheme'), discardCard, ally], {
      area: ['Tigra'],
    })
      .cannot('thwart Tigra', 'cannotPayAdditional')
      .offers('thwart She-Hulk', 'attack She-Hulk', 'attack Tigra', 'change form', 'end turn');
  });

  test('is asked for recovering and for a change of form on the turn § form-change-form', () => {
    const hurt = { form: 'alterEgo', damage: 4, hand: ['Hulk', 'Tigra'] } as const;
    dearer(['recover', yourIdentity, discardCard], hurt)
      .choose('recover Jennifer Walters')
      .choose('Tigra')
      .shows({ 'Jennifer Walters': 'exhausted', 'your hand': 'Hulk' });
    dearer(['changeForm', yourIdentity, damage(1, you)], hurt)
      .choose('change form')
      .passAll()
      .shows({ 'She-Hulk': 'damage 5' })
      .cannot('change form', 'alreadyChanged');
    dearer(['changeForm', yourIdentity, discardCard]).cannot('change form', 'cannotPayAdditional');
  });

  describe('of a power that is divided § basic-power', () => {
    const dividing = (...hand: readonly string[]) =>
      dearer(
        ['attack', type('minion'), spend('energy')],
        { hand, engaged: ['Shocker', 'Sandman'] },
        { gains: { 'She-Hulk': { dividesAttack: 1 } } },
      ).choose('attack She-Hulk');

    test('is paid for all its targets at once', () => {
      dividing('Energy', 'Tigra')
        .choose('Rhino', 'Shocker', 'Sandman')
        .shows({ 'your hand': 'Tigra', 'your discard pile': 'Energy' })
        .asks('assignDamage', 0);
    });

    test('leaves one target if it cannot be paid for all', () => {
      const game = dividing('Split Personality').offers('Rhino', 'Shocker', 'Sandman');
      expect(game.prompt?.most).toBe(1);
      dividing('Tigra').shows({ Rhino: 'damage 3', Shocker: '', Sandman: '' });
    });

    test('leaves one target also if it is demanded of this attacker alone', () => {
      dearer(
        ['attack', type('minion'), spend('energy'), titled('She-Hulk')],
        { hand: ['Split Personality'], engaged: ['Shocker', 'Sandman'] },
        { gains: { 'She-Hulk': { dividesAttack: 1 } } },
      )
        .choose('attack She-Hulk')
        .poses(
          'basic power: choose a target',
          '0: chooseTarget (card She-Hulk, power attack) [target, 1] Rhino | Shocker | Sandman',
        );
    });
  });
});

describe('an additional cost to ready a card § ready', () => {
  const readying = (hand: readonly string[]) => {
    reworded('Get Ready', { effect: ready(query('yourAllies')) });
    return dearer(['ready', ally, spend('energy')], {
      area: [{ card: 'Tigra', exhausted: true }],
      hand: ['Get Ready', ...hand],
    }).choose('play Get Ready');
  };

  test('may be declined: the card stays exhausted', () => {
    readying(['Energy']).asks('readyAtCost', 0).choose('no').shows({ Tigra: 'exhausted' });
  });

  test('readies it when it is paid, and cannot be paid without resources', () => {
    readying(['Energy']).choose('yes').shows({ Tigra: '', 'your hand': '' });
    readying(['Genius']).asks('playerTurn', 0).shows({ Tigra: 'exhausted' });
  });

  test('readies it for what waits for that, once it is paid', () => {
    const waiting = () => {
      const effect = sequence(later('readied', draw(1)), ready(query('yourAllies')));
      reworded('Get Ready', { effect });
      return dearer(['ready', ally, spend('energy')], {
        area: [{ card: 'Tigra', exhausted: true }],
        hand: ['Get Ready', 'Energy'],
        deck: ['Hulk'],
      }).choose('play Get Ready');
    };
    waiting().choose('yes').shows({ Tigra: '', 'your hand': 'Hulk' });
    waiting().choose('no').shows({ Tigra: 'exhausted', 'your hand': 'Energy' });
  });
});

test('additional costs are paid one after the other in the log, and then the card is played', () => {
  reworded('Get Ready', { effect: draw(1) });
  const game = dearer(['play', event, damage(1, you)], { hand: ['Get Ready'], deck: ['Backflip'] });
  expect(told(game.choose('play Get Ready'), 'plays', 'damaged', 'drew')).toEqual([
    'plays',
    'damaged',
    'drew',
  ]);
});

test('additional costs can be read in both languages', () => {
  const text = (ability: ChampionsAbility) => {
    const card = { ...printed(designNamed('Bomb Scare')), abilities: [ability] };
    return (['en', 'de'] as const).map((language) => championsText(language, card as never).at(-1));
  };
  expect(text(additionalCost('play', event, discardCard))).toEqual([
    'As an additional cost to play an event, discard a card from your hand.',
    'Zusätzliche Kosten, um ein Ereignis zu spielen: Lege eine Karte von deiner Hand ab.',
  ]);
  expect([
    text(additionalCost('attack', itself, spend('energy'))),
    text(additionalCost('thwart', itself, spend('energy'), ally)),
    text(additionalCost('use', upgrade, takeDamage(1))),
    text(additionalCost('recover', yourIdentity, takeDamage(1))),
    text(additionalCost('changeForm', yourIdentity, takeDamage(1))),
    text(additionalCost('ready', ally, takeDamage(1))),
  ]).toEqual([
    [
      'As an additional cost to attack this side scheme, spend 1 energy resource.',
      'Zusätzliche Kosten, um diesen Nebenplan anzugreifen: Gib 1 Energie-Ressource aus.',
    ],
    [
      'As an additional cost to thwart this side scheme with an ally, spend 1 energy resource.',
      'Zusätzliche Kosten, um mit einem Verbündeten gegen diesen Nebenplan Widerstand zu leisten: Gib 1 Energie-Ressource aus.',
    ],
    [
      'As an additional cost to use an ability of an upgrade, take 1 damage.',
      'Zusätzliche Kosten, um eine Fähigkeit von einem Upgrade zu verwenden: Nimm 1 Schaden.',
    ],
    [
      'As an additional cost for you to recover, take 1 damage.',
      'Zusätzliche Kosten, damit du dich erholst: Nimm 1 Schaden.',
    ],
    [
      'As an additional cost for you to change form, take 1 damage.',
      'Zusätzliche Kosten, damit du die Gestalt wechselst: Nimm 1 Schaden.',
    ],
    [
      'As an additional cost to ready an ally, take 1 damage.',
      'Zusätzliche Kosten, um einen Verbündeten spielbereit zu machen: Nimm 1 Schaden.',
    ],
  ]);
});
