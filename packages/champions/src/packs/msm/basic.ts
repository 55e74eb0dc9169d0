import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Lockjaw
  // '05018': text(),
  // Endurance
  // '05023': text(),
  // Enhanced Reflexes
  // '05024': text(),
  // Down Time
  // '05033': text(),
};
