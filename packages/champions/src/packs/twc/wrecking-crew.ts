import type { TextBoxes } from '../../cards/text-box.ts';

export const wreckingCrewTexts: TextBoxes = {
  // Breakout 1A
  // '07001a': text(),
  // Breakout 1B
  // '07001b': text(),
};
