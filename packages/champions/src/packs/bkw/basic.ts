import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Quincarrier
  // '08023': text(),
  // Target Acquired
  // '08024': text(),
  // Espionage
  // '08033': text(),
};
