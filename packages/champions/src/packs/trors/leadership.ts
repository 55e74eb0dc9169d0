import type { TextBoxes } from '../../cards/text-box.ts';

export const leadershipTexts: TextBoxes = {
  // Hawkeye (Kate Bishop)
  // '04011': text(),
  // Black Knight (Dane Whitman)
  // '04012': text(),
  // Goliath (Bill Foster)
  // '04013': text(),
  // U.S. Agent (John Walker)
  // '04014': text(),
  // Sky Cycle
  // '04015': text(),
  // Team Training
  // '04016': text(),
  // Ready for Action
  // '04017': text(),
};
