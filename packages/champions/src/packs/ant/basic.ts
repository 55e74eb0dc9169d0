import type { TextBoxes } from '../../cards/text-box.ts';

export const basicTexts: TextBoxes = {
  // Swarm Tactics
  // '12020': text(),
  // Team-Building Exercise
  // '12024': text(),
  // Assess the Situation
  // '12033': text(),
};
