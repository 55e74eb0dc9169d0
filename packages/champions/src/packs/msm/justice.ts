import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Concussive Blow
  // '05031': text(),
};
