import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Defensive Stance
  // '08032': text(),
};
