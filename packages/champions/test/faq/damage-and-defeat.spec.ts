import { beforeEach, describe, test } from 'vitest';
import {
  aboutThis,
  ally,
  both,
  cardIs,
  draw,
  forcedInterrupt,
  forcedResponse,
  makeActive,
  marked,
  minion,
  putIntoPlay,
  query,
  response,
  SUBJECT,
  sequence,
  shuffleIn,
  THIS,
  titled,
  toHand,
  tuck,
  whenDefeated,
} from '../../src/vocabulary/builders.ts';
import { powerStone } from '../hard-cards/cards/guardians.ts';
import { wildWildMojo } from '../hard-cards/cards/keeping.ts';
import { printedAs } from '../hard-cards/printing.ts';
import { inHeroForm, trick } from '../hard-cards/trick.ts';
import { saying } from '../rules/rewording.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';

const QUIET = ['Advance', '"I\'m Tough"'];

describe('Power Stone', () => {
  beforeEach(() => printedAs(['Armored Rhino Suit', powerStone]));

  test('FAQ 66, Power Stone: goes to the encounter discard pile when the identity that has it is defeated', () => {
    play({
      players: [
        { ...inHeroForm, damage: 9, attached: ['Power Stone'], exhausted: true },
        { hero: 'she-hulk' },
      ],
      phase: 'villain',
      encounterDeck: ['Advance'],
    })
      .passAll()
      .holds('encounter discard pile', 'Power Stone');
  });

  const attacked = (how: string) =>
    play({
      players: [{ ...inHeroForm, attached: ['Power Stone'], hand: ['Backflip'] }],
      encounterDeck: ['Charge', '"I\'m Tough"'],
      phase: 'villain',
    })
      .pass()
      .choose(how);

  test('FAQ 67, Power Stone: changes hands for 3 damage that was dealt, though it was prevented', () => {
    attacked('pass').choose('play Backflip').shows({ 'Spider-Man': '', 'Power Stone': 'on Rhino' });
  });

  test('FAQ 67, Power Stone: DEF lowers the damage that is dealt, so it stays', () => {
    attacked('defend Spider-Man').pass().shows({ 'Power Stone': 'on Spider-Man' });
  });
});

test.each([
  ['Klaw', 'Rhino'],
  ['Rhino', 'Klaw'],
])(
  'FAQ 77, Sinister Six: of several villains the active one takes what overkill deals: %s',
  (active, other) => {
    const villain = query('villains', titled(active));
    printedAs([
      'Swinging Web Kick',
      trick(sequence(putIntoPlay(query('encounterDeckTop')), makeActive(villain))),
    ]);
    play({
      players: [
        { ...inHeroForm, hand: ['Trick', 'Relentless Assault', 'Strength'], engaged: ['Shocker'] },
      ],
      encounterDeck: ['Klaw'],
    })
      .choose('play Trick')
      .choose('play Relentless Assault')
      .shows({ [active]: 'damage 2', [other]: '' });
  },
);

test('FAQ 89, Operation Zero Tolerance: takes a defeated ally from wherever it went', () => {
  saying('Crowd Control', forcedResponse('defeated', cardIs(SUBJECT, ally), tuck(SUBJECT, THIS)));
  const losing = () =>
    play({
      players: [{ hero: 'iron-man', form: 'hero', area: ['Hellcat'] }],
      sideSchemes: [{ card: 'Crowd Control', threat: 3 }],
      encounterDeck: ['Charge', '"I\'m Tough"'],
      phase: 'villain',
    }).choose('defend Hellcat');
  losing().shows({ 'your discard pile': '', 'tucked cards': 'Hellcat' });
  saying('Hellcat', forcedInterrupt('beingDefeated', aboutThis, toHand(THIS)));
  losing().shows({ 'your hand': '', 'your discard pile': '', 'tucked cards': 'Hellcat' });
  saying('Hellcat', forcedInterrupt('beingDefeated', aboutThis, shuffleIn(THIS)));
  losing().shows({ 'your discard pile': '', 'tucked cards': 'Hellcat' });
});

describe('Wild Wild Mojo', () => {
  test('FAQ 93, Wild Wild Mojo: raises overkill once, by what the one at its end takes', () => {
    printedAs(['Ultron Drones', wildWildMojo]);
    play({
      players: [{ ...inHeroForm, area: [{ card: 'Black Cat', damage: 1 }] }],
      environments: ['Wild Wild Mojo'],
      encounterDeck: QUIET,
      phase: 'villain',
    })
      .pass()
      .choose('defend Black Cat')
      .shows({ 'Spider-Man': 'damage 2', 'your discard pile': 'Black Cat' });
  });
});

describe('Honey Badger', () => {
  const hurt = (damage: number) => {
    saying('Tigra', response('damaged', both(aboutThis, marked('attack')), draw(1)));
    return play({
      players: [{ hero: 'iron-man', form: 'hero', area: [{ card: 'Tigra', damage }] }],
      encounterDeck: QUIET,
      phase: 'villain',
    }).choose('defend Tigra');
  };

  test('FAQ 95, Honey Badger: does not respond to the damage that has defeated her', () => {
    hurt(1).asks('playerTurn', 0).shows({ 'your discard pile': 'Tigra', 'your hand': '' });
  });

  test('FAQ 95, Honey Badger: responds to damage that leaves her in play', () => {
    hurt(0).offers('use Tigra', 'pass').shows({ Tigra: 'damage 2, exhausted' });
  });
});

describe('Fabian Cortez', () => {
  test('FAQ 90, Fabian Cortez: is discarded before the minion his defeat brings looks for comrades', () => {
    const fallen = (others: readonly string[]) => {
      printedWith('Shocker', { keywords: { teamwork: 'Criminal' }, traits: ['Criminal'] });
      printedWith('Sandman', { traits: ['Criminal'] });
      saying('Sandman', whenDefeated(putIntoPlay(query('encounterDeckTop', minion))));
      return play({
        players: [
          { hero: 'iron-man', form: 'hero', engaged: [{ card: 'Sandman', damage: 3 }, ...others] },
        ],
        encounterDeck: ['Shocker'],
      })
        .choose('attack Iron Man')
        .choose('Sandman');
    };
    fallen([]).asks('playerTurn', 0).shows({ 'your engaged': 'Shocker', 'Iron Man': 'exhausted' });
    fallen(['Vulture']).shows({ 'Iron Man': 'damage 2, exhausted' });
  });
});
