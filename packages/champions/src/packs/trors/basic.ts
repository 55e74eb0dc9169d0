import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // War Machine (James Rhodes)
  // '04020': text(),
  // Earth's Mightiest Heroes
  // '04022': text(),
};
