import type { TextBoxes } from '../../cards/text-box.ts';

export const doctorStrangeNemesisTexts: TextBoxes = {
  // Baron Mordo
  // '09028': text(),
  // Open the Dark Dimension
  // '09029': text(),
  // Counterspell
  // '09030': text(),
  // Thoughtcasting
  // '09031': text(),
};
