import type { TextBoxes } from '../../cards/text-box.ts';

export const captainAmericaTexts: TextBoxes = {
  // Captain America
  // '03001a': text(),
  // Steve Rogers
  // '03001b': text(),
  // Agent 13 (Sharon Carter)
  // '03002': text(),
  // Fearless Determination
  // '03003': text(),
  // Heroic Strike
  // '03004': text(),
  // Shield Block
  // '03005': text(),
  // Shield Toss
  // '03006': text(),
  // Steve's Apartment
  // '03007': text(),
  // Captain America's Helmet
  // '03008': text(),
  // Captain America's Shield
  // '03009': text(),
  // Super-Soldier Serum
  // '03010': text(),
  // Man Out of Time
  // '03026': text(),
};
