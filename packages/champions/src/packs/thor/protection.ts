import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Second Wind
  // '06033': text(),
};
