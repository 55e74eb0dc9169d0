import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Skilled Strike
  // '09037': text(),
};
