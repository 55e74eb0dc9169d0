import type { TextBoxes } from '../../cards/text-box.ts';

export const spiderWomanNemesisTexts: TextBoxes = {
  // The Viper
  // '04054': text(),
  // The Viper's Ambition
  // '04055': text(),
  // Hydra Regular
  // '04056': text(),
  // Hail Hydra!
  // '04057': text(),
};
