import type { TextBoxes } from '../../cards/text-box.ts';

export const riskyBusinessTexts: TextBoxes = {
  // Norman Osborn I
  // '02001a': text(),
  // Green Goblin I
  // '02001b': text(),
  // Norman Osborn II
  // '02002a': text(),
  // Green Goblin II
  // '02002b': text(),
  // Norman Osborn III
  // '02003a': text(),
  // Green Goblin III
  // '02003b': text(),
  // Hostile Takeover 1A
  // '02004a': text(),
  // Hostile Takeover 1B
  // '02004b': text(),
  // Corporate Acquisition 2A
  // '02005a': text(),
  // Corporate Acquisition 2B
  // '02005b': text(),
  // Criminal Enterprise
  // '02006a': text(),
  // State of Madness
  // '02006b': text(),
  // Hired Gun
  // '02007': text(),
  // Private Security Specialist
  // '02008': text(),
  // Collapsing Bridge
  // '02009': text(),
  // Oscorp Manufacturing
  // '02010': text(),
  // Payoff
  // '02011': text(),
  // All in a Day's Work
  // '02012': text(),
  // Mad Genius
  // '02013': text(),
};
