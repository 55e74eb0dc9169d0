import type { TextBoxes } from '../../cards/text-box.ts';

export const thorTexts: TextBoxes = {
  // Thor
  // '06001a': text(),
  // Odinson
  // '06001b': text(),
  // Lady Sif
  // '06002': text(),
  // Defender of the Nine Realms
  // '06003': text(),
  // For Asgard!
  // '06004': text(),
  // Hammer Throw
  // '06005': text(),
  // Lightning Strike
  // '06006': text(),
  // Asgard
  // '06007': text(),
  // God of Thunder
  // '06008': text(),
  // Mjolnir
  // '06009': text(),
  // Thor's Helmet
  // '06010': text(),
  // Odin's Anger
  // '06026': text(),
};
