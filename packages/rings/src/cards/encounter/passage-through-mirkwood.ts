import {
  aboutThis,
  as,
  change,
  choose,
  controlledBy,
  discard,
  draw,
  eachPlayer,
  exhausted,
  firstPlayer,
  forced,
  itself,
  lasting,
  query,
  raiseThreat,
  ready,
  response,
  sequence,
  shadow,
  strengthen,
  uncommit,
  undefended,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const forestSpider = card(
  {
    id: 'core-096',
    guid: '51223bd0-ffd1-11df-a976-0801200c9096',
    name: 'Forest Spider',
    type: 'Enemy',
    quantityRevised: 4,
    quantityEasy: 4,
    attack: 2,
    defense: 1,
    hitPoints: 4,
    engagementCost: 25,
    encounterSet: 'Passage Through Mirkwood',
    threatStrength: 2,
    traits: ['Creature', 'Spider'],
  },
  forced('engaged', aboutThis, lasting('round', change('attack', itself, 1))),
  shadow(choose(query('attachments', controlledBy(you)), (lost) => discard(lost))),
);

const eastBightPatrol = card(
  {
    id: 'core-097',
    guid: '51223bd0-ffd1-11df-a976-0801200c9097',
    name: 'East Bight Patrol',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 1,
    attack: 3,
    defense: 1,
    hitPoints: 2,
    engagementCost: 5,
    encounterSet: 'Passage Through Mirkwood',
    threatStrength: 3,
    traits: ['Goblin', 'Orc'],
  },
  shadow(sequence(strengthen(1), when(undefended, raiseThreat(you, 3)))),
);

const blackForestBats = card(
  {
    id: 'core-098',
    guid: '51223bd0-ffd1-11df-a976-0801200c9098',
    name: 'Black Forest Bats',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 1,
    attack: 1,
    defense: 0,
    hitPoints: 2,
    engagementCost: 15,
    encounterSet: 'Passage Through Mirkwood',
    threatStrength: 1,
    traits: ['Creature'],
  },
  whenRevealed(eachPlayer(choose(query('committed'), (one) => uncommit(one)))),
);

const oldForestRoad = card(
  {
    id: 'core-099',
    guid: '51223bd0-ffd1-11df-a976-0801200c9099',
    name: 'Old Forest Road',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 3,
    encounterSet: 'Passage Through Mirkwood',
    threatStrength: 1,
    traits: ['Forest'],
  },
  response(
    'travelled',
    aboutThis,
    as(
      firstPlayer,
      choose(query('yourCharacters', exhausted), (one) => ready(one)),
    ),
  ),
);

const forestGate = card(
  {
    id: 'core-100',
    guid: '51223bd0-ffd1-11df-a976-0801200c9100',
    name: 'Forest Gate',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 4,
    encounterSet: 'Passage Through Mirkwood',
    threatStrength: 2,
    traits: ['Forest'],
  },
  response('travelled', aboutThis, as(firstPlayer, draw(2))),
);

export const PASSAGETHROUGHMIRKWOOD: readonly RingsCard[] = [
  forestSpider,
  eastBightPatrol,
  blackForestBats,
  oldForestRoad,
  forestGate,
];
