import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Counterattack
  // '08030': text(),
};
