import {
  addToStaging,
  cannot,
  cardIs,
  constant,
  eachPlayer,
  exists,
  forced,
  itself,
  keep,
  pickRandom,
  query,
  SUBJECT,
  search,
  sequence,
  setup,
  shuffle,
  titled,
  trait,
  whenRevealed,
  winGame,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const fliesAndSpiders = card(
  {
    id: 'core-119',
    guid: '51223bd0-ffd1-11df-a976-0801200c9119',
    name: 'Flies and Spiders',
    nameB: 'Flies and Spiders',
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 8,
    stage: 1,
    encounterSet: 'Passage Through Mirkwood',
  },
  setup(
    sequence(
      keep(pickRandom(query('encounterDeck', titled('Forest Spider'))), (found) =>
        addToStaging(found),
      ),
      keep(pickRandom(query('encounterDeck', titled('Old Forest Road'))), (found) =>
        addToStaging(found),
      ),
      shuffle('encounter'),
    ),
  ),
);

const aForkInTheRoad = card({
  id: 'core-120',
  guid: '51223bd0-ffd1-11df-a976-0801200c9121',
  name: 'A Fork in the Road',
  nameB: 'A Fork in the Road',
  type: 'Quest',
  quantityRevised: 1,
  questPoints: 2,
  stage: 2,
  encounterSet: 'Passage Through Mirkwood',
  nextAtRandom: true,
});

const dontLeaveThePath = card(
  {
    id: 'core-121',
    guid: '51223bd0-ffd1-11df-a976-0801200c9123',
    name: 'A Chosen Path',
    nameB: "Don't Leave the Path!",
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 0,
    stage: 3,
    encounterSet: 'Passage Through Mirkwood',
    noProgress: true,
  },
  whenRevealed(
    sequence(
      eachPlayer(
        search(query('encounterDeckAndDiscard', trait('Spider')), (found) => addToStaging(found)),
      ),
      shuffle('encounter'),
    ),
  ),
  forced('destroyed', cardIs(SUBJECT, titled("Ungoliant's Spawn")), winGame),
);

const beornsPath = card(
  {
    id: 'core-122',
    guid: '51223bd0-ffd1-11df-a976-0801200c9125',
    name: 'A Chosen Path',
    nameB: "Beorn's Path",
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 10,
    stage: 3,
    encounterSet: 'Passage Through Mirkwood',
  },
  constant(
    cannot('cannotBeDefeated', itself, exists(query('inPlay', titled("Ungoliant's Spawn")))),
  ),
);

export const PASSAGETHROUGHMIRKWOOD_QUEST: readonly RingsCard[] = [
  fliesAndSpiders,
  aForkInTheRoad,
  dontLeaveThePath,
  beornsPath,
];
