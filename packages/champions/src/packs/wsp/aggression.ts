import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Thor (Jane Foster)
  // '13011': text(),
  // Wasp (Janet Van Dyne)
  // '13012': text(),
  // Into the Fray
  // '13013': text(),
  // Surprise Attack
  // '13014': text(),
  // Boot Camp
  // '13016': text(),
  // Lie in Wait
  // '13017': text(),
};
