import type { TextBoxes } from '../../cards/text-box.ts';

export const qsvNemesisTexts: TextBoxes = {
  // Extortion of Seismic Proportion
  // '14025': text(),
  // Avalanche
  // '14026': text(),
  // Vibration Resistance
  // '14027': text(),
  // Earthquake
  // '14028': text(),
};
