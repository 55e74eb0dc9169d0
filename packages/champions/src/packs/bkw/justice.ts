import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Agent Coulson
  // '08011': text(),
  // Quake (Daisy Johnson)
  // '08012': text(),
  // Stealth Strike
  // '08013': text(),
  // Counterintelligence
  // '08017': text(),
  // Spycraft
  // '08018': text(),
};
