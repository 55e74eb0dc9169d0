import type { TextBoxes } from '../../cards/text-box.ts';

export const runningInterferenceTexts: TextBoxes = {
  // Running Interference
  // '02046': text(),
  // Tombstone
  // '02047': text(),
  // All Tied Up
  // '02048': text(),
  // Media Coverage
  // '02049': text(),
};
