import {
  aboutThis,
  addToStaging,
  both,
  byThis,
  cannot,
  cardIs,
  choose,
  constant,
  damage,
  dealShadow,
  defenders,
  eachPlayer,
  enemyAttacks,
  engage,
  exists,
  fixAt,
  forced,
  forcedWhen,
  forNow,
  gains,
  inStaging,
  itself,
  later,
  marked,
  not,
  progress,
  query,
  quest,
  raiseThreat,
  removeProgress,
  sequence,
  shadow,
  strengthen,
  THIS,
  toDeckTop,
  undefended,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const wolfRider = card(
  {
    id: 'core-081',
    guid: '51223bd0-ffd1-11df-a976-0801200c9081',
    name: 'Wolf Rider',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 1,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    engagementCost: 10,
    encounterSet: 'Wilderlands',
    threatStrength: 1,
    traits: ['Goblin', 'Orc'],
    keywords: { surge: true },
  },
  shadow(
    sequence(
      engage(THIS),
      dealShadow(1, THIS),
      enemyAttacks(THIS),
      // After combat: when the combat phase ends.
      later('phaseEnds', when(exists(query('inPlay', itself)), toDeckTop(THIS)), marked('combat')),
    ),
  ),
);

const hillTroll = card(
  {
    id: 'core-082',
    guid: '51223bd0-ffd1-11df-a976-0801200c9082',
    name: 'Hill Troll',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 1,
    attack: 6,
    defense: 3,
    hitPoints: 9,
    engagementCost: 30,
    encounterSet: 'Wilderlands',
    victory: 4,
    threatStrength: 1,
    traits: ['Troll'],
  },
  constant(gains('excessIsThreat', itself)),
);

const goblinSniper = card(
  {
    id: 'core-083',
    guid: '51223bd0-ffd1-11df-a976-0801200c9083',
    name: 'Goblin Sniper',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 2,
    attack: 2,
    defense: 0,
    hitPoints: 2,
    engagementCost: 48,
    encounterSet: 'Wilderlands',
    threatStrength: 2,
    traits: ['Goblin', 'Orc'],
  },
  constant(cannot('cannotBeEngaged', itself, exists(query('stagedEnemies', not(itself))))),
  forced(
    'phaseEnds',
    both(marked('combat'), cardIs(THIS, inStaging)),
    eachPlayer(choose(query('yourCharacters'), (one) => damage(1, one))),
  ),
);

const marshAdder = card(
  {
    id: 'core-084',
    guid: '51223bd0-ffd1-11df-a976-0801200c9084',
    name: 'Marsh Adder',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 0,
    attack: 4,
    defense: 1,
    hitPoints: 7,
    engagementCost: 40,
    encounterSet: 'Wilderlands',
    victory: 3,
    threatStrength: 3,
    traits: ['Creature'],
  },
  forcedWhen('enemyAttacks', byThis, raiseThreat(you, 1)),
);

const wargs = card(
  {
    id: 'core-085',
    guid: '51223bd0-ffd1-11df-a976-0801200c9085',
    name: 'Wargs',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 2,
    attack: 3,
    defense: 1,
    hitPoints: 3,
    engagementCost: 20,
    encounterSet: 'Wilderlands',
    threatStrength: 2,
    traits: ['Creature'],
  },
  forced(
    'shadowResolved',
    both(byThis, marked('noEffect')),
    later('enemyAttacked', addToStaging(query('enemies', itself)), byThis),
  ),
  shadow(when(undefended, strengthen(2), strengthen(1))),
);

const despair = card(
  {
    id: 'core-086',
    guid: '51223bd0-ffd1-11df-a976-0801200c9086',
    name: 'Despair',
    type: 'Treachery',
    quantityRevised: 2,
    quantityEasy: 0,
    encounterSet: 'Wilderlands',
  },
  whenRevealed(removeProgress(4, quest)),
  shadow(forNow(defenders, 'attack', (defender) => fixAt('defense', defender, 0))),
);

const theBrownLands = card(
  {
    id: 'core-087',
    guid: '51223bd0-ffd1-11df-a976-0801200c9087',
    name: 'The Brown Lands',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 1,
    encounterSet: 'Wilderlands',
    threatStrength: 5,
    traits: ['Wasteland'],
  },
  forced('travelled', aboutThis, progress(1, THIS)),
);

const theEastBight = card(
  {
    id: 'core-088',
    guid: '51223bd0-ffd1-11df-a976-0801200c9088',
    name: 'The East Bight',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 6,
    encounterSet: 'Wilderlands',
    threatStrength: 1,
    traits: ['Wasteland'],
  },
  constant(gains('mustTravel', itself)),
);

export const WILDERLANDS: readonly RingsCard[] = [
  wolfRider,
  hillTroll,
  goblinSniper,
  marshAdder,
  wargs,
  despair,
  theBrownLands,
  theEastBight,
];
