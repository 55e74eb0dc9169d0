import type { TextBoxes } from '../../cards/text-box.ts';

export const hawkeyeTexts: TextBoxes = {
  // Hawkeye
  // '04001a': text(),
  // Clint Barton
  // '04001b': text(),
  // Hawkeye's Bow
  // '04002': text(),
  // Hawkeye's Quiver
  // '04003': text(),
  // Mockingbird (Bobbi Morse)
  // '04004': text(),
  // Sonic Arrow
  // '04005': text(),
  // Explosive Arrow
  // '04006': text(),
  // Electric Arrow
  // '04007': text(),
  // Cable Arrow
  // '04008': text(),
  // Vibranium Arrow
  // '04009': text(),
  // Expert Marksman
  // '04010': text(),
  // Criminal Past
  // '04026': text(),
};
