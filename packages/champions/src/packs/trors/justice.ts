import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Spider-Man (Peter Parker)
  // '04045': text(),
  // Skilled Investigator
  // '04047': text(),
  // Clear the Area
  // '04049': text(),
};
