import type { TextBoxes } from '../../cards/text-box.ts';

export const crossbonesTexts: TextBoxes = {
  // Crossbones I
  // '04058': text(),
  // Crossbones II
  // '04059': text(),
  // Crossbones III
  // '04060': text(),
  // Attack on Mount Athena 1A
  // '04061a': text(),
  // Attack on Mount Athena 1B
  // '04061b': text(),
  // The Infinity Stone. 2A
  // '04062a': text(),
  // The Infinity Stone 2B
  // '04062b': text(),
  // The Getaway 3A
  // '04063a': text(),
  // The Getaway 3B
  // '04063b': text(),
  // Crossbones' Machine Gun
  // '04064': text(),
  // Crossbones' Armor
  // '04065': text(),
  // Hydra Bomber
  // '04066': text(),
  // Full Auto
  // '04067': text(),
  // Hard as Nails
  // '04068': text(),
  // Raid the Armory
  // '04069': text(),
  // Crossbones' Assault
  // '04070': text(),
  // Cornered Staff
  // '04071': text(),
};
