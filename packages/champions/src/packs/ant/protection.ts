import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Muster Courage
  // '12032': text(),
};
