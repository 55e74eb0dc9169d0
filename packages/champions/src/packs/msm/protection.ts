import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Nova (Sam Alexander)
  // '05012': text(),
  // Preemptive Strike
  // '05014': text(),
  // Tackle
  // '05015': text(),
  // Energy Barrier
  // '05017': text(),
};
