import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  all,
  ally,
  attachTo,
  change,
  constant,
  exhaustThis,
  exists,
  gainsTrait,
  lasting,
  never,
  not,
  query,
  resource,
  theHost,
  trait,
  useCounter,
  youAre,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const avengerAlly = all(ally, trait('Avenger'));

export const basicTexts: TextBoxes = {
  // Avengers Tower
  '03024': text(
    constant(
      change(
        'allyLimit',
        yourIdentity,
        1,
        never(exists(query('yourAllies', not(trait('Avenger'))))),
      ),
    ),
    action(lasting('phase', change('cost', avengerAlly, -1), 'playing'), { cost: exhaustThis }),
  ),
  // Honorary Avenger
  '03025': text(
    { onlyIf: youAre('Avenger') },
    attachTo(query('friendlies')),
    constant(change('hitPoints', theHost, 1), gainsTrait('Avenger', theHost)),
  ),
  // Enhanced Awareness
  '03034': text(resource(['mental'], { form: 'hero', cost: useCounter('mental') })),
};
