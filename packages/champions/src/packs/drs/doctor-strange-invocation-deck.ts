import type { TextBoxes } from '../../cards/text-box.ts';

export const doctorStrangeInvocationDeckTexts: TextBoxes = {
  // Crimson Bands of Cyttorak
  // '09032': text(),
  // Images of Ikonn
  // '09033': text(),
  // Seven Rings of Raggadorr
  // '09034': text(),
  // Vapors of Valtorr
  // '09035': text(),
  // Winds of Watoomb
  // '09036': text(),
};
