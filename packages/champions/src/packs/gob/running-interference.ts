import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  action,
  alterEgoAction,
  any,
  attachTo,
  both,
  byThis,
  cannot,
  change,
  choose,
  constant,
  discard,
  discardThis,
  eachPlayer,
  either,
  forcedResponse,
  marked,
  placeThreat,
  printedResource,
  query,
  spend,
  THIS,
  theHost,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

export const runningInterferenceTexts: TextBoxes = {
  // Running Interference
  '02046': text(
    whenRevealed(eachPlayer(either(spend('mental', 'physical'), placeThreat(2, THIS)))),
  ),
  // Tombstone
  '02047': text(
    forcedResponse(
      'attacked',
      both(byThis, aboutYou, marked('damaged')),
      choose(
        query('yourHand', any(printedResource('mental'), printedResource('physical'))),
        (card) => discard(card),
      ),
    ),
  ),
  // All Tied Up
  '02048': text(
    attachTo(you),
    constant(cannot('cannotReady', theHost), cannot('cannotChangeForm', theHost)),
    action(discardThis, { cost: spend('mental', 'physical') }),
  ),
  // Media Coverage
  '02049': text(
    attachTo(you),
    constant(change('whenRevealedAgain', theHost, 1)),
    alterEgoAction(discardThis, { cost: spend('mental') }),
  ),
};
