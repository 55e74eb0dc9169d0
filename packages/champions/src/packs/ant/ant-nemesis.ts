import type { TextBoxes } from '../../cards/text-box.ts';

export const antNemesisTexts: TextBoxes = {
  // Tech Theft
  // '12026': text(),
  // Yellowjacket
  // '12027': text(),
  // Size Increase
  // '12028': text(),
  // Yellowjacket's Plan
  // '12029': text(),
};
