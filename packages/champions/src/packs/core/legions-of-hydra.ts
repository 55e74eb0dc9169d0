import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
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

/** The set has two copies of the scheme; if both are in play, one of them is chosen. */
const feedLegions = choose(
  query('sideSchemes', titled('Legions of Hydra')),
  (scheme) => placeThreat(2, scheme),
  'first',
);

export const legionsOfHydraTexts: TextBoxes = {
  // Legions of Hydra
  '01180': text(
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
  // Madame Hydra
  '01181': text(
    constant(cannot('cannotTakeDamage', itself, inPlay(titled('Legions of Hydra')))),
    forcedResponse('schemed', byThis, feedLegions),
    forcedResponse('attackMade', byThis, feedLegions),
  ),
  // Hydra Soldier
  '01182': text(whenDefeated(deal(1))),
};
