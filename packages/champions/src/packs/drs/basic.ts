import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Warning
  // '09021': text(),
  // The Sorcerer Supreme
  // '09026': text(),
};
