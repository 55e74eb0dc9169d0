import {
  addResources,
  aPlayer,
  as,
  attachedTo,
  byThis,
  cannot,
  cardIs,
  change,
  choose,
  constant,
  controlledBy,
  damage,
  dealShadow,
  defenders,
  discard,
  discardRandom,
  exhausted,
  exists,
  firstPlayer,
  forced,
  forcedWhen,
  forNow,
  isActive,
  itself,
  query,
  shadow,
  strengthen,
  surge,
  THIS,
  times,
  tokensOn,
  travel,
  type,
  undefended,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const dolGuldurOrcs = card(
  {
    id: 'core-089',
    guid: '51223bd0-ffd1-11df-a976-0801200c9089',
    name: 'Dol Guldur Orcs',
    type: 'Enemy',
    quantityRevised: 3,
    quantityEasy: 3,
    attack: 2,
    defense: 0,
    hitPoints: 3,
    engagementCost: 10,
    encounterSet: 'Dol Guldur Orcs',
    threatStrength: 2,
    traits: ['Dol Guldur', 'Orc'],
  },
  whenRevealed(
    as(
      firstPlayer,
      choose(query('committed'), (one) => damage(2, one)),
    ),
  ),
  shadow(when(undefended, strengthen(3), strengthen(1))),
);

const chieftanUfthak = card(
  {
    id: 'core-090',
    guid: '51223bd0-ffd1-11df-a976-0801200c9090',
    name: 'Chieftan Ufthak',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 0,
    attack: 3,
    defense: 3,
    hitPoints: 6,
    engagementCost: 35,
    encounterSet: 'Dol Guldur Orcs',
    victory: 4,
    threatStrength: 2,
    traits: ['Dol Guldur', 'Orc'],
  },
  constant(change('attack', itself, times(tokensOn('resource', THIS), 2))),
  forced('enemyAttacked', byThis, addResources(1, THIS)),
);

const dolGuldurBeastmaster = card(
  {
    id: 'core-091',
    guid: '51223bd0-ffd1-11df-a976-0801200c9091',
    name: 'Dol Guldur Beastmaster',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 1,
    attack: 3,
    defense: 1,
    hitPoints: 5,
    engagementCost: 35,
    encounterSet: 'Dol Guldur Orcs',
    threatStrength: 2,
    traits: ['Dol Guldur', 'Orc'],
  },
  forcedWhen('enemyAttacks', byThis, dealShadow(1, THIS)),
);

const drivenByShadow = card(
  {
    id: 'core-092',
    guid: '51223bd0-ffd1-11df-a976-0801200c9092',
    name: 'Driven by Shadow',
    type: 'Treachery',
    quantityRevised: 1,
    quantityEasy: 1,
    encounterSet: 'Dol Guldur Orcs',
  },
  whenRevealed(
    when(
      exists(query('stagingArea')),
      forNow(query('stagingArea', type('Enemy', 'Location')), 'phase', (card) =>
        change('threat', card, 1),
      ),
      surge,
    ),
  ),
  shadow(
    when(
      undefended,
      discard(query('attachments', controlledBy(you))),
      choose(query('inPlay', attachedTo(defenders)), (lost) => discard(lost)),
    ),
  ),
);

const theNecromancersReach = card(
  {
    id: 'core-093',
    guid: '51223bd0-ffd1-11df-a976-0801200c9093',
    name: "The Necromancer's Reach",
    type: 'Treachery',
    quantityRevised: 3,
    quantityEasy: 1,
    encounterSet: 'Dol Guldur Orcs',
  },
  whenRevealed(damage(1, query('characters', exhausted))),
);

const necromancersPass = card(
  {
    id: 'core-094',
    guid: '51223bd0-ffd1-11df-a976-0801200c9094',
    name: "Necromancer's Pass",
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 1,
    questPoints: 2,
    encounterSet: 'Dol Guldur Orcs',
    threatStrength: 3,
    traits: ['Stronghold', 'Dol Guldur'],
  },
  travel(as(firstPlayer, discardRandom(2))),
);

const enchantedStream = card(
  {
    id: 'core-095',
    guid: '51223bd0-ffd1-11df-a976-0801200c9095',
    name: 'Enchanted Stream',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 2,
    encounterSet: 'Dol Guldur Orcs',
    threatStrength: 2,
    traits: ['Forest'],
  },
  constant(cannot('cannotDraw', aPlayer, cardIs(THIS, isActive))),
);

export const DOLGULDURORCS: readonly RingsCard[] = [
  dolGuldurOrcs,
  chieftanUfthak,
  dolGuldurBeastmaster,
  drivenByShadow,
  theNecromancersReach,
  necromancersPass,
  enchantedStream,
];
