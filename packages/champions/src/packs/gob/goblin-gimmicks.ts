import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  assignDamage,
  attachTo,
  attachToOrSurge,
  boost,
  both,
  byHost,
  discardThis,
  either,
  forcedResponse,
  giveBoost,
  hasAttached,
  heal,
  heroAction,
  mostPrinted,
  not,
  otherwise,
  query,
  sequence,
  spend,
  surge,
  times,
  titled,
  villain,
  villainStage,
  whenRevealed,
  yourEvent,
} from '../../vocabulary/builders.ts';

export const goblinGimmicksTexts: TextBoxes = {
  // Goblin Glider
  '02033': text(
    attachToOrSurge(
      query(
        'enemies',
        mostPrinted('hitPoints', query('enemies', not(hasAttached(titled('Goblin Glider'))))),
      ),
    ),
    heroAction(discardThis, { cost: spend('energy', 'energy') }),
  ),
  // Pumpkin Bombs
  '02034': text(
    attachTo(villain, 'first'),
    forcedResponse(
      'attackMade',
      both(byHost, yourEvent),
      sequence(discardThis, assignDamage(2, query('yourCharacters'))),
    ),
    heroAction(discardThis, { cost: spend('physical', 'physical') }),
  ),
  // Intimidation
  '02035': text(
    whenRevealed(either(spend('any', 'any'), giveBoost(1, villain))),
    boost(giveBoost(1, villain)),
  ),
  // Regenerative Healing
  '02036': text(
    whenRevealed(otherwise(heal(times(villainStage, 2), villain), surge)),
    boost(heal(2, villain)),
  ),
};
