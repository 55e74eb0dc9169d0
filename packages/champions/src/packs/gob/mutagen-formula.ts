import type { TextBoxes } from '../../cards/text-box.ts';

export const mutagenFormulaTexts: TextBoxes = {
  // Green Goblin I
  // '02014': text(),
  // Green Goblin II
  // '02015': text(),
  // Green Goblin III
  // '02016': text(),
  // Unleashing the Mutagen 1A
  // '02017a': text(),
  // Unleashing the Mutagen 1B
  // '02017b': text(),
  // Mutagen Cloud 2A
  // '02018a': text(),
  // Mutagen Cloud 2B
  // '02018b': text(),
  // Goblin Glider
  // '02019': text(),
  // Hysteria
  // '02020': text(),
  // Pumpkin Bombs
  // '02021': text(),
  // Goblin Knight
  // '02022': text(),
  // Goblin Soldier
  // '02023': text(),
  // Goblin Thrall
  // '02024': text(),
  // Monster
  // '02025': text(),
  // Goblin Reinforcements
  // '02026': text(),
  // Goblin Nation
  // '02027': text(),
  // Overrun
  // '02028': text(),
  // Death from Above
  // '02029': text(),
  // I See You
  // '02030': text(),
  // Overconfidence
  // '02031': text(),
  // Wicked Ambitions
  // '02032': text(),
};
