import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  both,
  byYou,
  change,
  interrupt,
  lasting,
  marked,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Skilled Strike
  '09037': text(
    interrupt(
      'attacking',
      both(byYou, marked('basic')),
      lasting('attack', change('atk', yourIdentity, 2)),
      { form: 'hero' },
    ),
  ),
};
