import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  any,
  atLeast,
  boost,
  both,
  byThis,
  count,
  enemyAttacks,
  engagedWith,
  forcedResponse,
  give,
  hasStatus,
  inForm,
  keep,
  marked,
  never,
  placeThreat,
  query,
  SUBJECT,
  same,
  surge,
  THIS,
  times,
  titled,
  villain,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const scorpion = query('minions', titled('Scorpion'));

export const aMessOfThingsTexts: TextBoxes = {
  // A Mess of Things
  '02037': text(
    whenRevealed(placeThreat(times(count(query('friendlies', hasStatus('stunned'))), 2), THIS)),
  ),
  // Scorpion
  '02038': text(
    forcedResponse('attacked', both(byThis, marked('damaged')), give('stunned', SUBJECT)),
  ),
  // Gang-Up
  '02039': text(
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(enemyAttacks(query('enemies', any(same(villain), engagedWith(you)))), 'hero'),
  ),
  // Tail Sweep
  '02040': text(
    whenRevealed(
      keep(when(inForm('hero'), enemyAttacks(scorpion, you)), (_attackers, howMany) =>
        when(never(atLeast(howMany, 1)), give('stunned', you)),
      ),
    ),
    boost(give('stunned', you)),
  ),
};
