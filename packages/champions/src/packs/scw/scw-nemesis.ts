import type { TextBoxes } from '../../cards/text-box.ts';

export const scwNemesisTexts: TextBoxes = {
  // The Next Evolution
  // '15024': text(),
  // Luminous
  // '15025': text(),
  // Magical Suspension
  // '15026': text(),
  // Chaos Manipulation
  // '15027': text(),
};
