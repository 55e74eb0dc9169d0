import type { TextBoxes } from '../../cards/text-box.ts';

export const temporalTexts: TextBoxes = {
  // Ancient Warrior
  // '11030': text(),
  // Chitauri Soldier
  // '11031': text(),
  // Tyrannosaurus Rex
  // '11032': text(),
  // Time Portal
  // '11033': text(),
};
