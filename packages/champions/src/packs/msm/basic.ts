import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  change,
  constant,
  itself,
  resource,
  useCounter,
  wherever,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Lockjaw
  '05018': text(wherever(change('playsFromDiscard', itself, 1))),
  // Endurance
  '05023': text(constant(change('hitPoints', yourIdentity, 3))),
  // Enhanced Reflexes
  '05024': text(resource(['energy'], { form: 'hero', cost: useCounter('energy') })),
  // Down Time
  '05033': text(constant(change('rec', yourIdentity, 2))),
};
