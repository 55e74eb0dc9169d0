import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Rapid Response
  // '08031': text(),
};
