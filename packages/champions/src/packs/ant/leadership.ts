import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Ant-Man (Hank Pym)
  // '12011': text(),
  // Giant-Man
  // '12012': text(),
  // Ronin
  // '12013': text(),
  // Stinger (Cassie Lang)
  // '12014': text(),
  // Call for Aid
  // '12015': text(),
  // Moxie
  // '12016': text(),
  // Power Gloves
  // '12017': text(),
  // Reinforced Suit
  // '12018': text(),
};
