import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // To the Rescue!
  // '10019': text(),
  // Resourceful
  // '10032': text(),
};
