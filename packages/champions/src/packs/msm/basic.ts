import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { change, itself, wherever } from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Lockjaw
  '05018': text(wherever(change('playsFromDiscard', itself, 1))),
  // Endurance
  // '05023': text(),
  // Enhanced Reflexes
  // '05024': text(),
  // Down Time
  // '05033': text(),
};
