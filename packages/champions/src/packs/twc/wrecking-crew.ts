import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  both,
  choose,
  forcedResponse,
  makeActive,
  marked,
  placeThreat,
  putIntoPlay,
  query,
  sequence,
  setup,
  sideSchemes,
  titled,
  type,
  whoseScheme,
} from '../../vocabulary/builders.ts';

const passToMost = choose(
  query('villains', whoseScheme('most')),
  (next) => makeActive(next),
  'first',
);

export const wreckingCrewTexts: TextBoxes = {
  // Breakout 1A
  '07001a': text(
    setup(
      sequence(
        putIntoPlay(query('encounterDecks', type('side_scheme'))),
        makeActive(query('villains', titled('Wrecker'))),
      ),
    ),
  ),
  // Breakout 1B
  '07001b': text(
    forcedResponse(
      'threatPlaced',
      both(aboutThis, marked('stepOne')),
      sequence(placeThreat(1, sideSchemes), passToMost),
    ),
  ),
};
