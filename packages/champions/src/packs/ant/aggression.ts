import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { both, byYou, excess, heal, marked, response, you } from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Moment of Triumph
  '12030': text(
    response('attacked', both(byYou, marked('defeated')), heal(excess, you), { form: 'hero' }),
  ),
};
