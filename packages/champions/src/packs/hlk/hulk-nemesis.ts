import type { TextBoxes } from '../../cards/text-box.ts';

export const hulkNemesisTexts: TextBoxes = {
  // Abomination
  // '10026': text(),
  // Total Destruction
  // '10027': text(),
  // Clash Of The Titans
  // '10028': text(),
};
