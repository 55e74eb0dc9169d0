import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  andThen,
  any,
  both,
  cancel,
  cardIs,
  change,
  damage,
  discardThis,
  engagedWith,
  heroAction,
  interrupt,
  lasting,
  marked,
  query,
  SUBJECT,
  same,
  treachery,
  villain,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Order and Chaos
  '14018': text(
    interrupt(
      'revealing',
      both(cardIs(SUBJECT, treachery), marked('fromDeck')),
      andThen(cancel('whenRevealed'), damage(2, villain)),
      { form: 'hero' },
    ),
  ),
  // Adrenaline Rush
  '14022': text(
    heroAction(lasting('phase', change('atk', yourIdentity, 1)), { cost: discardThis }),
  ),
  // Civic Duty
  '14023': text(
    heroAction(lasting('phase', change('thw', yourIdentity, 1)), { cost: discardThis }),
  ),
  // Beat 'Em Up
  '14032': text(heroAction(damage(1, query('enemies', any(same(villain), engagedWith(you)))))),
};
