import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  attachTo,
  attackGains,
  both,
  byHost,
  choose,
  constant,
  discard,
  discardThis,
  forcedInterrupt,
  forcedResponse,
  gains,
  heroAction,
  marked,
  query,
  spend,
  theHost,
  villain,
} from '../../vocabulary/builders.ts';

export const experWeaponTexts: TextBoxes = {
  // Laser Rifle
  '04072': text(
    attachTo(villain, 'first'),
    forcedInterrupt('attacking', byHost, attackGains('ranged')),
    heroAction(discardThis, { cost: spend('energy', 'physical') }),
  ),
  // Energy Shield
  '04073': text(
    attachTo(villain, 'first'),
    constant(gains('retaliate', theHost)),
    heroAction(discardThis, { cost: spend('energy', 'mental') }),
  ),
  // Power Gauntlets
  '04074': text(
    attachTo(villain, 'first'),
    forcedResponse(
      'attacked',
      both(byHost, aboutYou, marked('damaged')),
      choose(query('yourHand'), (card) => discard(card)),
    ),
    heroAction(discardThis, { cost: spend('mental', 'physical') }),
  ),
  // Exo-Suit
  '04075': text(
    attachTo(villain, 'first'),
    heroAction(discardThis, { cost: spend('energy', 'mental', 'physical') }),
  ),
};
