import {
  aPlayer,
  attackingEnemy,
  byThis,
  cardIs,
  change,
  constant,
  dealShadow,
  forced,
  ifElse,
  isActive,
  perPlayer,
  query,
  quest,
  removeProgress,
  repeat,
  reveal,
  shadow,
  THIS,
  undefended,
  whenRevealed,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const mistyMountainGoblins = card(
  {
    id: 'core-111',
    guid: '51223bd0-ffd1-11df-a976-0801200c9111',
    name: 'Misty Mountain Goblins',
    type: 'Enemy',
    quantityRevised: 3,
    quantityEasy: 3,
    attack: 2,
    defense: 1,
    hitPoints: 3,
    engagementCost: 15,
    encounterSet: 'Journey Along the Anduin',
    threatStrength: 2,
    traits: ['Goblin', 'Orc'],
  },
  forced('enemyAttacked', byThis, removeProgress(1, quest)),
  shadow(removeProgress(ifElse(undefended, 3, 1), quest)),
);

const massingAtNight = card(
  {
    id: 'core-112',
    guid: '51223bd0-ffd1-11df-a976-0801200c9112',
    name: 'Massing at Night',
    type: 'Treachery',
    quantityRevised: 1,
    quantityEasy: 0,
    encounterSet: 'Journey Along the Anduin',
  },
  whenRevealed(repeat(perPlayer(), reveal(query('encounterDeckTop')))),
  shadow(dealShadow(perPlayer(), attackingEnemy)),
);

const banksOfTheAnduin = card({
  id: 'core-113',
  guid: '51223bd0-ffd1-11df-a976-0801200c9113',
  name: 'Banks of the Anduin',
  type: 'Location',
  quantityRevised: 2,
  quantityEasy: 2,
  questPoints: 3,
  encounterSet: 'Journey Along the Anduin',
  threatStrength: 1,
  traits: ['Riverland'],
  leavesTo: 'encounterDeckTop',
});

const gladdenFields = card(
  {
    id: 'core-114',
    guid: '51223bd0-ffd1-11df-a976-0801200c9114',
    name: 'Gladden Fields',
    type: 'Location',
    quantityRevised: 3,
    quantityEasy: 1,
    questPoints: 3,
    encounterSet: 'Journey Along the Anduin',
    victory: 3,
    threatStrength: 3,
    traits: ['Marshland'],
  },
  constant(change('refreshThreat', aPlayer, 1, cardIs(THIS, isActive))),
);

export const JOURNEYALONGTHEANDUIN: readonly RingsCard[] = [
  mistyMountainGoblins,
  massingAtNight,
  banksOfTheAnduin,
  gladdenFields,
];
