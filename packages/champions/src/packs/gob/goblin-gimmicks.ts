import type { TextBoxes } from '../../cards/text-box.ts';

export const goblinGimmicksTexts: TextBoxes = {
  // Goblin Glider
  // '02033': text(),
  // Pumpkin Bombs
  // '02034': text(),
  // Intimidation
  // '02035': text(),
  // Regenerative Healing
  // '02036': text(),
};
