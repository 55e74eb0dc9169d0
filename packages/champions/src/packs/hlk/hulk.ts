import type { TextBoxes } from '../../cards/text-box.ts';

export const hulkTexts: TextBoxes = {
  // Hulk
  // '10001a': text(),
  // Bruce Banner
  // '10001b': text(),
  // Crushing Blow
  // '10002': text(),
  // Hulk Smash
  // '10003': text(),
  // Sub-Orbital Leap
  // '10004': text(),
  // Thunderclap
  // '10005': text(),
  // Unstoppable Force
  // '10006': text(),
  // Limitless Strength
  // '10007': text(),
  // Banner's Laboratory
  // '10008': text(),
  // Boundless Rage
  // '10009': text(),
  // Immovable Object
  // '10010': text(),
  // Inner Demons
  // '10025': text(),
};
