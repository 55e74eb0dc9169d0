import {
  byThis,
  cannot,
  choose,
  constant,
  count,
  deal,
  forcedResponse,
  inPlay,
  itself,
  never,
  placeThreat,
  putIntoPlay,
  query,
  search,
  sequence,
  shuffle,
  THIS,
  times,
  titled,
  trait,
  when,
  whenDefeated,
  whenRevealed,
} from '../../vocabulary/builders.ts';
import { card } from '../card.ts';

/** The set has two copies of the scheme; if both are in play, one of them is chosen. */
const feedLegions = choose(
  query('sideSchemes', titled('Legions of Hydra')),
  (scheme) => placeThreat(2, scheme),
  'first',
);

export const legionsOfHydra = [
  card(
    {
      code: '01180',
      octgnId: '70027835-0959-4317-b4ec-0a013c1d2022',
      name: 'Legions of Hydra',
      nameDe: 'Hydras Legionen',
      type: 'side_scheme',
      faction: 'encounter',
      set: 'legions_of_hydra',
      quantity: 2,
      boost: 3,
      baseThreat: 3,
      schemeIcons: { hazard: 1 },
    },
    whenRevealed(
      sequence(
        when(
          never(inPlay(titled('Madame Hydra'))),
          sequence(
            search(query('encounterDeckAndDiscard', titled('Madame Hydra')), (found) =>
              putIntoPlay(found),
            ),
            shuffle('encounter'),
          ),
        ),
        placeThreat(times(count(query('enemies', trait('Hydra'))), 2), THIS),
      ),
    ),
  ),
  card(
    {
      code: '01181',
      octgnId: 'fac6bbcf-23cc-4af3-8ea6-6f9a8ff1cd3f',
      name: 'Madame Hydra',
      nameDe: 'Madame Hydra',
      type: 'minion',
      faction: 'encounter',
      set: 'legions_of_hydra',
      quantity: 1,
      unique: true,
      atk: 2,
      sch: 2,
      health: 6,
      traits: ['Elite', 'Hydra'],
      boost: 2,
    },
    constant(cannot('cannotTakeDamage', itself, inPlay(titled('Legions of Hydra')))),
    forcedResponse('schemed', byThis, feedLegions),
    forcedResponse('attackMade', byThis, feedLegions),
  ),
  card(
    {
      code: '01182',
      octgnId: '20e70c3c-11b3-46c9-ba8e-d67b950d2e93',
      name: 'Hydra Soldier',
      nameDe: 'Hydra-Soldat',
      type: 'minion',
      faction: 'encounter',
      set: 'legions_of_hydra',
      quantity: 3,
      atk: 2,
      sch: 1,
      health: 4,
      traits: ['Hydra'],
      boost: 1,
      keywords: { guard: true },
    },
    whenDefeated(deal(1)),
  ),
];
