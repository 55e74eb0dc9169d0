import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  attackGains,
  both,
  byYou,
  change,
  constant,
  discardThis,
  forcedInterrupt,
  forcedResponse,
  inForm,
  marked,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Brute Force
  '14029': text(
    constant(change('atk', yourIdentity, 1, inForm('hero'))),
    forcedInterrupt('attacking', both(byYou, marked('basic')), attackGains('piercing')),
    forcedResponse('attackMade', both(byYou, marked('basic')), discardThis),
  ),
};
