import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Lay Down the Law
  // '12031': text(),
};
