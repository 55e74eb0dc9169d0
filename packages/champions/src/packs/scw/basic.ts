import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Spiritual Meditation
  // '15019': text(),
  // Recuperation
  // '15031': text(),
};
