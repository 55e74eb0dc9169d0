import {
  addToStaging,
  both,
  cannot,
  constant,
  eachPlayer,
  exists,
  forced,
  gains,
  itself,
  keep,
  never,
  perPlayer,
  pickRandom,
  query,
  repeat,
  reveal,
  sequence,
  setup,
  shuffle,
  stageRevealed,
  titled,
  when,
  whenRevealed,
  winGame,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const toTheRiver = card(
  {
    id: 'core-126',
    guid: '51223bd0-ffd1-11df-a976-0801200c9133',
    name: 'To the River...',
    nameB: 'To the River...',
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 8,
    stage: 1,
    encounterSet: 'Journey Along the Anduin',
  },
  setup(eachPlayer(reveal(query('encounterDeckTop')))),
  whenRevealed(
    sequence(
      when(
        never(exists(query('inPlay', titled('Hill Troll')))),
        keep(pickRandom(query('encounterDeck', titled('Hill Troll'))), (found) =>
          addToStaging(found),
        ),
      ),
      shuffle('encounter'),
    ),
  ),
  constant(cannot('cannotBeDefeated', itself, exists(query('inPlay', titled('Hill Troll'))))),
);

const anduinPassage = card(
  {
    id: 'core-127',
    guid: '51223bd0-ffd1-11df-a976-0801200c9135',
    name: 'Anduin Passage',
    nameB: 'Anduin Passage',
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 16,
    stage: 2,
    encounterSet: 'Journey Along the Anduin',
  },
  constant(gains('moreStaging', itself), gains('skipsEngagementChecks', itself)),
);

const ambushOnTheShore = card(
  {
    id: 'core-128',
    guid: '51223bd0-ffd1-11df-a976-0801200c9137',
    name: 'Ambush on the Shore',
    nameB: 'Ambush on the Shore',
    type: 'Quest',
    quantityRevised: 1,
    questPoints: 0,
    stage: 3,
    encounterSet: 'Journey Along the Anduin',
    noProgress: true,
  },
  whenRevealed(
    sequence(
      repeat(perPlayer(2), reveal(query('encounterDeckTop'))),
      when(never(exists(query('enemies'))), winGame),
    ),
  ),
  constant(gains('skipsStaging', itself)),
  forced('left', both(stageRevealed, never(exists(query('enemies')))), winGame),
);

export const JOURNEYALONGTHEANDUIN_QUEST: readonly RingsCard[] = [
  toTheRiver,
  anduinPassage,
  ambushOnTheShore,
];
