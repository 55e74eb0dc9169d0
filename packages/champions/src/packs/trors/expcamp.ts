import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  alterEgoAction,
  change,
  constant,
  deal,
  discardThis,
  discardTop,
  exhaust,
  forcedResponse,
  inForm,
  same,
  sequence,
  spend,
  takeDamage,
  when,
  you,
  yourEvent,
  yourHero,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const expcampTexts: TextBoxes = {
  // Zola's Algorithm
  '04163': text(alterEgoAction(discardThis, { cost: sequence(exhaust(you), spend('mental')) })),
  // Medical Emergency
  '04164': text(
    forcedResponse('turnEnds', yourEvent, when(inForm('hero'), takeDamage(1))),
    alterEgoAction(discardThis, { cost: sequence(discardTop('yours', 5), spend('physical')) }),
  ),
  // Martial Law
  '04165': text(
    constant(change('handSize', yourIdentity, -1)),
    alterEgoAction(discardThis, { cost: sequence(deal(1), spend('energy')) }),
  ),
  // Anti-Hero Propaganda
  '04166': text(
    constant(
      change('thw', same(yourHero), -1),
      change('atk', same(yourHero), -1),
      change('def', same(yourHero), -1),
    ),
    alterEgoAction(discardThis, { cost: sequence(takeDamage(2), spend('wild')) }),
  ),
};
