import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Spider-Girl (Anya Corazon)
  // '04040': text(),
  // Press the Advantage
  // '04043': text(),
  // Piercing Strike
  // '04044': text(),
};
