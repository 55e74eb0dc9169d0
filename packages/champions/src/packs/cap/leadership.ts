import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Falcon (Sam Wilson)
  // '03011': text(),
  // Squirrel Girl (Doreen Green)
  // '03013': text(),
  // Wonder Man (Simon Williams)
  // '03014': text(),
  // Avengers Assemble!
  // '03015': text(),
  // Strength In Numbers
  // '03017': text(),
  // Quinjet
  // '03019': text(),
};
