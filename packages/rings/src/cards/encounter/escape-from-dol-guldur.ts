import {
  aboutThis,
  addToStaging,
  as,
  attach,
  attachedTo,
  both,
  byThis,
  cannot,
  cardIs,
  change,
  choose,
  claimable,
  constant,
  controlledBy,
  count,
  damage,
  discard,
  eachPlayer,
  firstPlayer,
  forced,
  forcedWhen,
  gainsTrait,
  heroWithThis,
  host,
  inStaging,
  instead,
  itself,
  lasting,
  marked,
  orcGuard,
  perPlayer,
  query,
  quest,
  raiseThreat,
  same,
  shadow,
  shuffleIn,
  THIS,
  undefended,
  when,
  whenRevealed,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const dungeonJailor = card(
  {
    id: 'core-101',
    guid: '51223bd0-ffd1-11df-a976-0801200c9101',
    name: 'Dungeon Jailor',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 0,
    attack: 2,
    defense: 3,
    hitPoints: 5,
    engagementCost: 38,
    encounterSet: 'Escape from Dol Guldur',
    victory: 5,
    threatStrength: 1,
    traits: ['Dol Guldur', 'Orc'],
  },
  forced(
    'questResolved',
    both(marked('failure'), cardIs(THIS, inStaging)),
    as(
      firstPlayer,
      choose(query('objectives', inStaging), (lost) => shuffleIn(lost)),
    ),
  ),
);

const nazgulOfDolGuldur = card(
  {
    id: 'core-102',
    guid: '51223bd0-ffd1-11df-a976-0801200c9102',
    name: 'Nazgûl of Dol Guldur',
    type: 'Enemy',
    quantityRevised: 1,
    quantityEasy: 1,
    attack: 4,
    defense: 3,
    hitPoints: 9,
    engagementCost: 40,
    encounterSet: 'Escape from Dol Guldur',
    threatStrength: 5,
    traits: ['Nazgûl'],
  },
  constant(cannot('cannotHaveAttachments', itself)),
  forced('rescued', null, addToStaging(THIS)),
  forced(
    'shadowResolved',
    both(byThis, marked('effect')),
    choose(query('yourCharacters'), (one) => discard(one)),
  ),
);

const cavernGuardian = card(
  {
    id: 'core-103',
    guid: '51223bd0-ffd1-11df-a976-0801200c9103',
    name: 'Cavern Guardian',
    type: 'Enemy',
    quantityRevised: 2,
    quantityEasy: 2,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    engagementCost: 8,
    encounterSet: 'Escape from Dol Guldur',
    threatStrength: 2,
    traits: ['Undead'],
    keywords: { doomed: 1 },
  },
  shadow(
    when(
      undefended,
      discard(query('attachments', controlledBy(you))),
      choose(query('attachments', controlledBy(you)), (lost) => discard(lost)),
    ),
  ),
);

const underTheShadow = card(
  {
    id: 'core-104',
    guid: '51223bd0-ffd1-11df-a976-0801200c9104',
    name: 'Under the Shadow',
    type: 'Treachery',
    quantityRevised: 2,
    quantityEasy: 2,
    encounterSet: 'Escape from Dol Guldur',
  },
  whenRevealed(lasting('phase', change('stagingThreat', same(quest), perPlayer()))),
  shadow(raiseThreat(you, count(query('yourEngagedEnemies')))),
);

const ironShackles = card(
  {
    id: 'core-105',
    guid: '51223bd0-ffd1-11df-a976-0801200c9105',
    name: 'Iron Shackles',
    type: 'Treachery',
    quantityRevised: 1,
    quantityEasy: 1,
    encounterSet: 'Escape from Dol Guldur',
  },
  whenRevealed(attach(THIS, firstPlayer)),
  shadow(attach(THIS, firstPlayer)),
  constant(gainsTrait('Condition', itself)),
  forcedWhen('wouldDraw', yourEvent, instead(discard(THIS))),
);

const endlessCaverns = card({
  id: 'core-106',
  guid: '51223bd0-ffd1-11df-a976-0801200c9106',
  name: 'Endless Caverns',
  type: 'Location',
  quantityRevised: 2,
  quantityEasy: 2,
  questPoints: 3,
  encounterSet: 'Escape from Dol Guldur',
  threatStrength: 1,
  traits: ['Dungeon'],
  keywords: { doomed: 1, surge: true },
});

const towerGate = card(
  {
    id: 'core-107',
    guid: '51223bd0-ffd1-11df-a976-0801200c9107',
    name: 'Tower Gate',
    type: 'Location',
    quantityRevised: 2,
    quantityEasy: 2,
    questPoints: 1,
    encounterSet: 'Escape from Dol Guldur',
    threatStrength: 2,
    traits: ['Dungeon'],
  },
  forced('travelled', aboutThis, eachPlayer(orcGuard)),
);

const isOnHero = cardIs(THIS, attachedTo(query('heroes')));

const gandalfsMap = card(
  {
    id: 'core-108',
    guid: '51223bd0-ffd1-11df-a976-0801200c9108',
    name: "Gandalf's Map",
    type: 'Objective',
    quantityRevised: 1,
    quantityEasy: 1,
    encounterSet: 'Escape from Dol Guldur',
    traits: ['Item'],
    keywords: { guarded: true, restricted: true },
    returnsToStaging: true,
  },
  claimable,
  constant(cannot('cannotAttack', heroWithThis), cannot('cannotDefend', heroWithThis)),
);

const dungeonTorch = card(
  {
    id: 'core-109',
    guid: '51223bd0-ffd1-11df-a976-0801200c9109',
    name: 'Dungeon Torch',
    type: 'Objective',
    quantityRevised: 1,
    quantityEasy: 1,
    encounterSet: 'Escape from Dol Guldur',
    traits: ['Item'],
    keywords: { guarded: true, restricted: true },
    returnsToStaging: true,
  },
  claimable,
  forced('roundEnds', isOnHero, raiseThreat(you, 2)),
);

const shadowKey = card(
  {
    id: 'core-110',
    guid: '51223bd0-ffd1-11df-a976-0801200c9110',
    name: 'Shadow Key',
    type: 'Objective',
    quantityRevised: 1,
    quantityEasy: 1,
    encounterSet: 'Escape from Dol Guldur',
    traits: ['Item'],
    keywords: { guarded: true, restricted: true },
    returnsToStaging: true,
  },
  claimable,
  forced('roundEnds', isOnHero, damage(1, host)),
);

export const ESCAPEFROMDOLGULDUR: readonly RingsCard[] = [
  dungeonJailor,
  nazgulOfDolGuldur,
  cavernGuardian,
  underTheShadow,
  ironShackles,
  endlessCaverns,
  towerGate,
  gandalfsMap,
  dungeonTorch,
  shadowKey,
];
