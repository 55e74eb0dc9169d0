import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Browbeat
  // '15028': text(),
};
