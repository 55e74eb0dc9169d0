import { beforeEach, describe, test } from 'vitest';
import {
  aboutHost,
  alter,
  attack,
  attackable,
  both,
  byYou,
  choose,
  damage,
  forcedInterrupt,
  marked,
  not,
  query,
  response,
  SUBJECT,
  same,
  sequence,
  spend,
} from '../../src/vocabulary/builders.ts';
import { danceOfDeath, melee } from '../hard-cards/cards/events.ts';
import { nadiaVanDyne, waspGiant } from '../hard-cards/cards/sizes.ts';
import { embiggen } from '../hard-cards/cards/upgrades.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { inHeroForm, three } from '../hard-cards/trick.ts';
import { reworded, saying } from '../rules/rewording.ts';
import type { Laid } from '../table/description.ts';
import { play } from '../table/play.ts';

/** Spider-Man kicks these enemies, with whatever the kick has become. */
const kicking = (engaged: readonly Laid[] = [], area: readonly Laid[] = [], villain = {}) =>
  play({
    players: [{ ...inHeroForm, hand: ['Swinging Web Kick', ...three], engaged, area }],
    villain,
  }).choose('play Swinging Web Kick');

describe('an event that deals damage more than once', () => {
  test('FAQ 30, Embiggen!: deals more each time if its damage is raised', () => {
    printedAs(['Swinging Web Kick', { ...melee, name: 'Swinging Web Kick' }]);
    printedAs(['Spider-Tracer', embiggen]);
    kicking(['Sandman'], ['Embiggen!'])
      .choose('use Embiggen!')
      .choose('Sandman')
      .shows({ Rhino: 'damage 5', 'your engaged': '', 'encounter discard pile': 'Sandman' })
      .asks('playerTurn', 0);
  });

  describe('Melee', () => {
    beforeEach(() => printedAs(['Swinging Web Kick', { ...melee, name: 'Swinging Web Kick' }]));

    test('FAQ 33, Melee: its second blow falls on another enemy than the first', () => {
      kicking(['Sandman', 'Shocker'])
        .choose('Sandman')
        .offers('Rhino', 'Shocker')
        .lacks('Sandman')
        .choose('Rhino')
        .shows({ Rhino: 'damage 3', Sandman: 'damage 3', Shocker: '' });
    });

    test('FAQ 33, Melee: the next stage of a villain is the same enemy', () => {
      kicking([], [], { damage: 12 }).shows({ Rhino: '' }).asks('playerTurn', 0);
    });

    test('FAQ 34, Melee: a guard that falls to the first blow leaves the villain open to the second', () => {
      kicking(['Hydra Mercenary', 'Sandman'])
        .lacks('Rhino')
        .choose('Hydra Mercenary')
        .offers('Rhino', 'Sandman')
        .choose('Rhino')
        .shows({ Rhino: 'damage 3', 'your engaged': 'Sandman' });
    });

    test('FAQ 34, Melee: a guard that stands protects the villain from the second blow as well', () => {
      kicking([{ card: 'Hydra Mercenary', status: ['tough'] }, 'Sandman'])
        .choose('Hydra Mercenary')
        .shows({ Rhino: '', Sandman: 'damage 3', 'Hydra Mercenary': '' })
        .asks('playerTurn', 0);
    });
  });
});

describe('Jarnbjorn', () => {
  beforeEach(() =>
    saying(
      'Aunt May',
      response('attacked', byYou, damage(2, SUBJECT), { cost: spend('physical') }),
    ),
  );

  test('FAQ 35, Jarnbjorn: an event labeled as an attack is an attack, as the basic power is', () => {
    play({
      players: [
        { ...inHeroForm, hand: ['Haymaker', 'Energy', 'Strength', 'Backflip'], area: ['Aunt May'] },
      ],
    })
      .choose('play Haymaker')
      .pay('Energy')
      .choose('use Aunt May')
      .pay('Backflip')
      .shows({ Rhino: 'damage 5' })
      .choose('attack Spider-Man')
      .choose('use Aunt May')
      .shows({ Rhino: 'damage 9' })
      .asks('playerTurn', 0);
  });

  test('FAQ 36, Jarnbjorn: every enemy that an attack damages has been attacked, and each can be answered', () => {
    reworded('Haymaker', { effect: attack(damage(1, attackable)) });
    play({
      players: [
        {
          ...inHeroForm,
          hand: ['Haymaker', 'Energy', 'Backflip', 'Backflip'],
          area: ['Aunt May'],
          engaged: ['Sandman'],
        },
      ],
    })
      .choose('play Haymaker')
      .pay('Energy')
      .choose('use Aunt May')
      .pay('Backflip')
      .choose('use Aunt May')
      .shows({ Rhino: 'damage 3', Sandman: 'damage 3', 'your hand': '' })
      .asks('playerTurn', 0);
  });
});

describe('Dance of Death', () => {
  beforeEach(() =>
    printedAs(['Swinging Web Kick', { ...danceOfDeath, name: 'Swinging Web Kick' }]),
  );
  const dancing = (status: readonly 'stunned'[] = []) =>
    play({
      players: [{ ...inHeroForm, status, hand: ['Swinging Web Kick', ...three] }],
      gains: { Rhino: { retaliate: 1 } },
    }).choose('play Swinging Web Kick');

  test('FAQ 37, Dance of Death: makes attacks one after the other, and each is answered by itself', () => {
    dancing().shows({ Rhino: 'damage 6', 'Spider-Man': 'damage 3' }).asks('playerTurn', 0);
  });

  test('FAQ 38, Dance of Death: a stunned card cancels the first attack and none of the others', () => {
    dancing(['stunned']).shows({ Rhino: 'damage 5', 'Spider-Man': 'damage 2' });
  });
});

describe('Wasp, giant,', () => {
  beforeEach(() => printedAs(['01001a', waspGiant], ['01001b', nadiaVanDyne]));

  test('FAQ 54, Wasp: cannot choose the main scheme for a divided thwart past patrol or a crisis icon', () => {
    const thwarting = (crisis: boolean, patrol: number) =>
      play({
        players: [{ ...inHeroForm, engaged: ['Shocker'] }],
        threat: 3,
        sideSchemes: [
          { card: 'Bomb Scare', threat: 3 },
          { card: crisis ? 'Crowd Control' : 'Usurp The Throne', threat: 1 },
        ],
        gains: { Shocker: { patrol } },
      }).choose('thwart Wasp');
    thwarting(true, 0).offers('Bomb Scare', 'Crowd Control').lacks('The Break-In!');
    thwarting(false, 1).offers('Bomb Scare', 'Usurp The Throne').lacks('The Break-In!');
    thwarting(false, 0).offers('The Break-In!', 'Bomb Scare', 'Usurp The Throne');
  });

  test('FAQ 54, Wasp: the card with the crisis icon may be defeated by that thwart, and the main scheme keeps its threat', () => {
    play({
      players: [inHeroForm],
      threat: 3,
      sideSchemes: [
        { card: 'Bomb Scare', threat: 3 },
        { card: 'Crowd Control', threat: 1 },
      ],
    })
      .choose('thwart Wasp')
      .choose('Bomb Scare', 'Crowd Control')
      .choose('Bomb Scare')
      .shows({ 'The Break-In!': 'threat 3', 'Bomb Scare': 'threat 2' })
      .shows({ 'side schemes': 'Bomb Scare' })
      .asks('playerTurn', 0);
  });

  test('FAQ 55, Wasp: cannot choose the villain for a divided attack past a guard, though the guard may fall to it', () => {
    play({
      players: [{ ...inHeroForm, engaged: [{ card: 'Hydra Mercenary', damage: 2 }, 'Sandman'] }],
    })
      .choose('attack Wasp')
      .offers('Hydra Mercenary', 'Sandman')
      .lacks('Rhino')
      .choose('Hydra Mercenary', 'Sandman')
      .choose('Sandman')
      .shows({ Rhino: '', Sandman: 'damage 1', 'your engaged': 'Sandman' })
      .asks('playerTurn', 0);
  });

  test('FAQ 56, Wasp: every enemy that she attacks at once retaliates, in the order she likes', () => {
    const striking = (status: readonly 'tough'[]) =>
      play({
        players: [{ ...inHeroForm, status, engaged: ['Sandman'] }],
        gains: { Rhino: { retaliate: 1 }, Sandman: { retaliate: 2 } },
      })
        .choose('attack Wasp')
        .choose('Rhino', 'Sandman')
        .choose('Rhino')
        .asks('whoRetaliates', 0)
        .offers('Rhino', 'Sandman')
        .shows({ Rhino: 'damage 1', Sandman: 'damage 1' });
    striking([]).choose('Sandman').shows({ Wasp: 'damage 3, exhausted' }).asks('playerTurn', 0);
    striking(['tough']).choose('Sandman').shows({ Wasp: 'damage 1, exhausted' });
    striking(['tough']).choose('Rhino').shows({ Wasp: 'damage 2, exhausted' });
  });
});

describe('Dive Bomb', () => {
  beforeEach(() =>
    reworded('Swinging Web Kick', {
      effect: attack(
        choose(attackable, (foe) =>
          sequence(damage(7, foe), damage(1, query('attackable', not(same(foe))))),
        ),
      ),
    }),
  );

  test('FAQ 70, Dive Bomb: a guard that falls to the first sentence leaves the villain open to the second', () => {
    kicking(['Hydra Mercenary', 'Sandman'])
      .choose('Hydra Mercenary')
      .shows({ Rhino: 'damage 1', Sandman: 'damage 1', 'your engaged': 'Sandman' })
      .asks('playerTurn', 0);
  });

  test('FAQ 70, Dive Bomb: with a guard that stands it hits all others but the villain', () => {
    kicking(['Hydra Mercenary', 'Sandman', 'Shocker'])
      .choose('Sandman')
      .shows({ Rhino: '', 'Hydra Mercenary': 'damage 1', Shocker: 'damage 1' })
      .asks('playerTurn', 0);
  });
});

test('FAQ 91, Ricochet Beam: damage that is raised on an enemy is raised for both blows against it', () => {
  const blow = choose(attackable, (foe) => damage(3, foe));
  reworded('Swinging Web Kick', { effect: attack(sequence(blow, blow)) });
  saying('Webbed Up', forcedInterrupt('wouldDeal', both(aboutHost, marked('attack')), alter(1)));
  kicking([], [], { attached: ['Webbed Up'] })
    .shows({ Rhino: 'damage 8' })
    .asks('playerTurn', 0);
  kicking([], []).shows({ Rhino: 'damage 6' });
});
