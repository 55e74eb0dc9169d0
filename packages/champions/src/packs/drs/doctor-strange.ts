import type { TextBoxes } from '../../cards/text-box.ts';

export const doctorStrangeTexts: TextBoxes = {
  // Doctor Strange
  // '09001a': text(),
  // Stephen Strange
  // '09001b': text(),
  // Wong
  // '09002': text(),
  // Astral Projection
  // '09003': text(),
  // Magic Blast
  // '09004': text(),
  // Master of the Mystic Arts
  // '09005': text(),
  // Mystical Studies
  // '09006': text(),
  // Protective Ward
  // '09007': text(),
  // Sanctum Sanctorum
  // '09008': text(),
  // Cloak of Levitation
  // '09009': text(),
  // Magical Enhancements
  // '09010': text(),
  // The Eye of Agamotto
  // '09011': text(),
  // Physical Toll
  // '09027': text(),
};
