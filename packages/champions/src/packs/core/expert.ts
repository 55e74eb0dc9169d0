import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  discardUntil,
  exhaust,
  exists,
  keep,
  placeThreat,
  query,
  reveal,
  sideSchemes,
  type,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

export const expertTexts: TextBoxes = {
  // Exhaustion
  '01191': text(whenRevealed(exhaust(you))),
  // Masterplan
  '01192': text(
    whenRevealed(
      when(
        exists(sideSchemes),
        placeThreat(4, sideSchemes),
        keep(discardUntil(type('side_scheme')), (found) => reveal(found)),
      ),
    ),
  ),
  // Under Fire
  '01193': text(whenRevealed(reveal(query('encounterDeckTop')))),
};
