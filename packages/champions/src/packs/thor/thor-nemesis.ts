import type { TextBoxes } from '../../cards/text-box.ts';

export const thorNemesisTexts: TextBoxes = {
  // Family Feud
  // '06027': text(),
  // Loki
  // '06028': text(),
  // Frost Giant
  // '06029': text(),
  // Trickster
  // '06030': text(),
};
