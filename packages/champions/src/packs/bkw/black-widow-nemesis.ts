import type { TextBoxes } from '../../cards/text-box.ts';

export const blackWidowNemesisTexts: TextBoxes = {
  // Taskmaster
  // '08026': text(),
  // Killer for Hire
  // '08027': text(),
  // Hydra Mercenary
  // '08028': text(),
  // Deadly Shot
  // '08029': text(),
};
