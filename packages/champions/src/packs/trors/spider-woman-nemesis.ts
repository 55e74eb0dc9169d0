import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  change,
  constant,
  eachPlayer,
  enemyAttacks,
  inForm,
  keep,
  minion,
  never,
  perPlayer,
  placeThreat,
  putIntoPlay,
  query,
  search,
  sequence,
  shuffle,
  THIS,
  trait,
  when,
  whenRevealed,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const hydra = all(minion, trait('Hydra'));

export const spiderWomanNemesisTexts: TextBoxes = {
  // The Viper
  '04054': text({ nemesis: true }, constant(change('handSize', yourIdentity, -1))),
  // The Viper's Ambition
  '04055': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Hydra Regular
  '04056': text(),
  // Hail Hydra!
  // The deck is shuffled only if it was searched (errata).
  '04057': text(
    whenRevealed(
      eachPlayer(
        keep(
          when(inForm('hero'), enemyAttacks(query('engagedMinions', trait('Hydra')), you)),
          (_attackers, howMany) =>
            when(
              never(atLeast(howMany, 1)),
              sequence(
                search(query('encounterDeckAndDiscard', hydra), (found) => putIntoPlay(found)),
                shuffle('encounter'),
              ),
            ),
        ),
      ),
    ),
  ),
};
