import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Bait and Switch
  // '15030': text(),
};
