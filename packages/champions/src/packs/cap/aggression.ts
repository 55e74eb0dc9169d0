import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { attachTo, change, constant, query, theHost } from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Enraged
  '03031': text(
    attachTo(query('allies')),
    constant(change('atk', theHost, 2), change('atkConsequential', theHost, 1)),
  ),
};
