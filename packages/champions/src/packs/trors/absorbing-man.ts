import type { TextBoxes } from '../../cards/text-box.ts';

export const absorbingManTexts: TextBoxes = {
  // Absorbing Man I
  // '04076': text(),
  // Absorbing Man II
  // '04077': text(),
  // Absorbing Man III
  // '04078': text(),
  // None Shall Pass 1A
  // '04079a': text(),
  // None Shall Pass 1B
  // '04079b': text(),
  // Dense Forest
  // '04080': text(),
  // Snowy Hillside
  // '04081': text(),
  // Rocky Outcrop
  // '04082': text(),
  // Abandoned Facility
  // '04083': text(),
  // Ball and Chain
  // '04084': text(),
  // Stall Tactics
  // '04085': text(),
  // Swinging Stone
  // '04086': text(),
  // Steel Kick
  // '04087': text(),
  // Piercing Thorns
  // '04088': text(),
  // Omni-Morph Duplication
  // '04089': text(),
  // Icy Grip
  // '04090': text(),
  // Avalanche!
  // '04091': text(),
  // Super Absorbing Power
  // '04092': text(),
};
