import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Speed (Thomas Shepherd)
  // '15010': text(),
  // Wiccan (William Kaplan)
  // '15011': text(),
  // Crisis Averted
  // '15012': text(),
  // Multitasking
  // '15013': text(),
  // Swift Retribution
  // '15014': text(),
  // Turn the Tide
  // '15015': text(),
};
