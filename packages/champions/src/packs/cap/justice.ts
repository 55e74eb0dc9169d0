import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Followed
  // '03032': text(),
};
