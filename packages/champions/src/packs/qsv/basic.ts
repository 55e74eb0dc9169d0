import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Order and Chaos
  // '14018': text(),
  // Adrenaline Rush
  // '14022': text(),
  // Civic Duty
  // '14023': text(),
  // Beat 'Em Up
  // '14032': text(),
};
