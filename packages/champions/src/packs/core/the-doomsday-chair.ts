import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  attachTo,
  discardThis,
  forcedInterrupt,
  hasAttached,
  heal,
  host,
  inPlay,
  instead,
  mostPrinted,
  never,
  not,
  putIntoPlay,
  query,
  search,
  sequence,
  shuffle,
  titled,
  when,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const withoutUpgrades = query('minions', not(hasAttached(titled('Biomechanical Upgrades'))));

export const theDoomsdayChairTexts: TextBoxes = {
  // The Doomsday Chair
  '01183': text(
    whenRevealed(
      when(
        never(inPlay(titled('M.O.D.O.K.'))),
        sequence(
          search(query('encounterDeckAndDiscard', titled('M.O.D.O.K.')), (found) =>
            putIntoPlay(found),
          ),
          shuffle('encounter'),
        ),
      ),
    ),
  ),
  // M.O.D.O.K.
  '01184': text(),
  // Biomechanical Upgrades
  '01185': text(
    attachTo(query('minions', mostPrinted('hitPoints', withoutUpgrades)), 'first'),
    forcedInterrupt(
      'wouldBeDefeated',
      aboutHost,
      instead(sequence(heal('all', host), discardThis)),
    ),
  ),
};
