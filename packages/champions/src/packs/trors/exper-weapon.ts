import type { TextBoxes } from '../../cards/text-box.ts';

export const experWeaponTexts: TextBoxes = {
  // Laser Rifle
  // '04072': text(),
  // Energy Shield
  // '04073': text(),
  // Power Gauntlets
  // '04074': text(),
  // Exo-Suit
  // '04075': text(),
};
