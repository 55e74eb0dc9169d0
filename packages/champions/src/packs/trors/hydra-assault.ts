import type { TextBoxes } from '../../cards/text-box.ts';

export const hydraAssaultTexts: TextBoxes = {
  // Hydra Flame-Soldier
  // '04145': text(),
  // Hydra Jet-Trooper
  // '04146': text(),
  // Hail Hydra!
  // '04147': text(),
};
