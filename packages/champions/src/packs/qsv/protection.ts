import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Multiple Man
  // '14012': text(),
  // Warlock
  // '14013': text(),
  // Never Back Down
  // '14014': text(),
  // Side Step
  // '14015': text(),
  // Nerves of Steel
  // '14017': text(),
};
