import {
  aboutThis,
  addToStaging,
  anyOf,
  cannot,
  capture,
  constant,
  controlledBy,
  each,
  eachPlayer,
  exists,
  forced,
  gains,
  inStaging,
  itself,
  keep,
  marked,
  never,
  orcGuard,
  pickRandom,
  players,
  putDamage,
  query,
  rescue,
  response,
  revealAsGuard,
  sequence,
  setup,
  shuffle,
  titled,
  type,
  whenRevealed,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

/** The objectives that the players control. */
const claimed = query('objectives', controlledBy(players));

const theNecromancersTower = card(
  {
    id: 'core-123',
    guid: '51223bd0-ffd1-11df-a976-0801200c9127',
    name: "The Necromancer's Tower",
    nameB: "The Necromancer's Tower",
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 9,
    stage: 1,
    encounterSet: 'Escape from Dol Guldur',
  },
  setup(
    sequence(
      addToStaging(query('encounterDeck', type('Objective'))),
      shuffle('encounter'),
      each(query('objectives', inStaging), (objective) => revealAsGuard(objective)),
    ),
  ),
  whenRevealed(keep(pickRandom(query('heroes')), (taken) => capture(taken))),
  constant(gains('allyLimit', itself), cannot('cannotBeDefeated', itself, never(exists(claimed)))),
);

const throughTheCaverns = card(
  {
    id: 'core-124',
    guid: '51223bd0-ffd1-11df-a976-0801200c9129',
    name: 'Through the Caverns',
    nameB: 'Through the Caverns',
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 15,
    stage: 2,
    encounterSet: 'Escape from Dol Guldur',
  },
  response(
    'progressPlaced',
    aboutThis,
    keep(rescue(query('prisoners')), (rescued) => putDamage(1, rescued)),
  ),
  constant(
    gains('allyLimit', itself),
    cannot(
      'cannotBeDefeated',
      itself,
      anyOf(exists(query('prisoners')), never(exists(claimed, 3))),
    ),
  ),
);

const outOfTheDungeons = card(
  {
    id: 'core-125',
    guid: '51223bd0-ffd1-11df-a976-0801200c9131',
    name: 'Out of the Dungeons',
    nameB: 'Out of the Dungeons',
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 7,
    stage: 3,
    encounterSet: 'Escape from Dol Guldur',
  },
  forced('phaseBegins', marked('quest'), eachPlayer(orcGuard)),
  constant(
    cannot('cannotBeDefeated', itself, exists(query('inPlay', titled('Nazgûl of Dol Guldur')))),
  ),
);

export const ESCAPEFROMDOLGULDUR_QUEST: readonly RingsCard[] = [
  theNecromancersTower,
  throughTheCaverns,
  outOfTheDungeons,
];
