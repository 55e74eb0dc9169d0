import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { aboutYou, give, response, you } from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Perseverance
  '13033': text(response('formChanged', aboutYou, give('tough', you), { form: 'hero' })),
};
