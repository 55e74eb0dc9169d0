import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  boostStar,
  cancelBoostAbility,
  cardIs,
  discardThis,
  draw,
  exhaustThis,
  exists,
  interrupt,
  query,
  resource,
  SUBJECT,
  trait,
  youAre,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Quincarrier
  '08023': text({ onlyIf: youAre('Avenger') }, resource(['wild'], { cost: exhaustThis })),
  // Target Acquired
  '08024': text(
    interrupt('boosting', cardIs(SUBJECT, boostStar), cancelBoostAbility, {
      form: 'hero',
      cost: discardThis,
    }),
  ),
  // Espionage
  '08033': text(
    { onlyIf: exists(query('yourCharacters', trait('Spy'))) },
    interrupt('surging', null, draw(2), { cost: discardThis }),
  ),
};
