import type { TextBoxes } from '../../cards/text-box.ts';

export const weapMasterTexts: TextBoxes = {
  // Combat Knife
  // '04148': text(),
  // Hydra Sidearm
  // '04149': text(),
  // Weapon Master
  // '04150': text(),
  // Concussion Grenade
  // '04151': text(),
};
