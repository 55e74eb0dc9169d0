import type { TextBoxes } from '../../cards/text-box.ts';

export const protectionTexts: TextBoxes = {
  // Brother Voodoo (Jericho Drumm)
  // '09012': text(),
  // Clea
  // '09013': text(),
  // Iron Fist (Danny Rand)
  // '09014': text(),
  // Desperate Defense
  // '09015': text(),
  // Momentum Shift
  // '09016': text(),
  // The Night Nurse
  // '09019': text(),
  // Unflappable
  // '09020': text(),
};
