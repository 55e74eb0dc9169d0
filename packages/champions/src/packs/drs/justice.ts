import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { cancelBoost, interrupt, marked } from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Foiled!
  '09038': text(interrupt('boosting', marked('scheme'), cancelBoost)),
};
