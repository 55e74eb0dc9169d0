import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  choose,
  discard,
  enemyAttacks,
  enemySchemes,
  minion,
  nemesis,
  otherwise,
  query,
  reveal,
  sequence,
  shuffleIn,
  surge,
  type,
  villain,
  whenRevealed,
} from '../../vocabulary/builders.ts';

export const standardTexts: TextBoxes = {
  // Advance
  '01186': text(whenRevealed(enemySchemes(villain))),
  // Assault
  '01187': text(whenRevealed(surge, 'alterEgo'), whenRevealed(enemyAttacks(villain), 'hero')),
  // Caught Off Guard
  '01188': text(
    whenRevealed(otherwise(choose(query('yours', type('upgrade', 'support')), discard), surge)),
  ),
  // Gang-Up
  // A minion that joins during the villain's attack takes part (Grim Rule).
  '01189': text(
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(sequence(enemyAttacks(villain), enemyAttacks(query('engagedMinions'))), 'hero'),
  ),
  // Shadow of the Past
  '01190': text(
    whenRevealed(
      sequence(
        otherwise(reveal(query('yourNemesisSet', all(minion, nemesis))), surge),
        reveal(query('yourNemesisSet', all(type('side_scheme'), nemesis))),
        shuffleIn(query('yourNemesisSet')),
      ),
    ),
  ),
};
