import type { TextBoxes } from '../../cards/text-box.ts';

export const expKangTexts: TextBoxes = {
  // Kang (The Conqueror) I
  // '11034': text(),
  // Kang (Immortus) II
  // '11035': text(),
  // Kang (Iron Lad) II
  // '11036': text(),
  // Kang (Rama-Tut) II
  // '11037': text(),
  // Kang (Scarlet Centurion) II
  // '11038': text(),
  // Kang (The Conqueror) III
  // '11039': text(),
};
