import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { aboutYou, alter, discardThis, interrupt } from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Defensive Stance
  '08032': text(interrupt('wouldTake', aboutYou, alter(-3), { form: 'hero', cost: discardThis })),
};
