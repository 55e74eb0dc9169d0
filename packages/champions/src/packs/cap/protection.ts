import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  change,
  defense,
  interrupt,
  lasting,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Expert Defense
  '03033': text(
    interrupt('defending', aboutYou, defense(lasting('attack', change('def', yourIdentity, 3))), {
      form: 'hero',
    }),
  ),
};
