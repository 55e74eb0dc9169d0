import type { TextBoxes } from '../../cards/text-box.ts';

export const captainAmericaNemesisTexts: TextBoxes = {
  // Hit Squad
  // '03027': text(),
  // Baron Zemo
  // '03028': text(),
  // Hydra Soldier
  // '03029': text(),
  // Hail Hydra!
  // '03030': text(),
};
