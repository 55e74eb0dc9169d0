import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Brawn
  // '10011': text(),
  // Sentry (Robert Reynolds)
  // '10012': text(),
  // She-Hulk (Jennifer Walters)
  // '10013': text(),
  // Drop Kick
  // '10014': text(),
  // Toe to Toe
  // '10015': text(),
  // "You'll Pay for That!"
  // '10016': text(),
  // Martial Prowess
  // '10018': text(),
};
