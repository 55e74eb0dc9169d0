import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Morale Boost
  // '05032': text(),
};
