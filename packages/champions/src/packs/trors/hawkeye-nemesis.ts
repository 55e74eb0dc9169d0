import type { TextBoxes } from '../../cards/text-box.ts';

export const hawkeyeNemesisTexts: TextBoxes = {
  // Crossfire
  // '04027': text(),
  // Marked for Death
  // '04028': text(),
  // Crossfire's Rifle
  // '04029': text(),
  // Sniper Shot
  // '04030': text(),
};
