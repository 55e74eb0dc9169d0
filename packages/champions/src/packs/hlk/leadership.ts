import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Inspiring Presence
  // '10030': text(),
};
