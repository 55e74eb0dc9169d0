import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Avengers Tower
  // '03024': text(),
  // Honorary Avenger
  // '03025': text(),
  // Enhanced Awareness
  // '03034': text(),
};
