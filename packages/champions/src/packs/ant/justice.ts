import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { aboutYou, ifElse, paidWith, response, thwartScheme } from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Lay Down the Law
  '12031': text(
    response('formChanged', aboutYou, thwartScheme(ifElse(paidWith('mental'), 4, 3)), {
      form: 'hero',
    }),
  ),
};
