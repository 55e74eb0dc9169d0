import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Enraged
  // '03031': text(),
};
