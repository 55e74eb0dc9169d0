import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Electrostatic Armor
  // '10031': text(),
};
