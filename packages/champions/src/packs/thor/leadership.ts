import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Teamwork
  // '06032': text(),
};
