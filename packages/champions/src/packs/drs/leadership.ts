import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Iron Man (Tony Stark)
  // '09039': text(),
};
