import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Ironheart
  // '13018': text(),
  // Spider-Man (Miles Morales)
  // '13019': text(),
  // The Power in All of Us
  // '13024': text(),
  // Athletic Conditioning
  // '13034': text(),
};
