import type { TextBoxes } from '../../cards/text-box.ts';

export const wspNemesisTexts: TextBoxes = {
  // Mother's Orders
  // '13027': text(),
  // Beetle
  // '13028': text(),
  // Beetle Armor MK IV
  // '13029': text(),
  // Beetle Mania
  // '13030': text(),
};
