import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Heimdall
  // '06020': text(),
  // Invulnerability
  // '06021': text(),
  // Enhanced Physique
  // '06034': text(),
};
