import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Melee
  // '05030': text(),
};
