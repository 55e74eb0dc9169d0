import type { TextBoxes } from '../../cards/text-box.ts';

export const aMessOfThingsTexts: TextBoxes = {
  // A Mess of Things
  // '02037': text(),
  // Scorpion
  // '02038': text(),
  // Gang-Up
  // '02039': text(),
  // Tail Sweep
  // '02040': text(),
};
