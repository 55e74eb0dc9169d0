import type { TextBoxes } from '../../cards/text-box.ts';

export const msMarvelNemesisTexts: TextBoxes = {
  // Generation Why?
  // '05026': text(),
  // Thomas Edison
  // '05027': text(),
  // Edison's Giant Robot
  // '05028': text(),
  // Harvest
  // '05029': text(),
};
