import type { TextBoxes } from '../../cards/text-box.ts';

export const expcampTexts: TextBoxes = {
  // Zola's Algorithm
  // '04163': text(),
  // Medical Emergency
  // '04164': text(),
  // Martial Law
  // '04165': text(),
  // Anti-Hero Propaganda
  // '04166': text(),
};
