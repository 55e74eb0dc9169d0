import type { TextBoxes } from '../../cards/text-box.ts';

export const motTexts: TextBoxes = {
  // Kang (Master of Time)
  // '11047': text(),
  // Time-Displaced Soldier
  // '11048': text(),
  // Fear of Kang
  // '11049': text(),
  // Light of Centuries Sphere
  // '11050': text(),
  // Ancient Grudge
  // '11051': text(),
};
