import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  boostIconsOn,
  cannot,
  cardIs,
  constant,
  deal,
  discardTop,
  eachPlayer,
  enemyAttacks,
  engagedWith,
  inForm,
  keep,
  minion,
  never,
  putIntoPlay,
  query,
  search,
  sequence,
  shuffle,
  THIS,
  takeDamage,
  trait,
  when,
  whenDefeated,
  whenRevealed,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const captainAmericaNemesisTexts: TextBoxes = {
  // Hit Squad
  '03027': text(
    whenRevealed(
      eachPlayer(
        keep(discardTop('encounter', 1), (discarded) => takeDamage(boostIconsOn(discarded))),
      ),
    ),
  ),
  // Baron Zemo
  '03028': text(constant(cannot('cannotThwart', yourIdentity, cardIs(THIS, engagedWith(you))))),
  // Hydra Soldier
  '03029': text(whenDefeated(deal(1))),
  // Hail Hydra!
  '03030': text(
    whenRevealed(
      eachPlayer(
        keep(
          when(inForm('hero'), enemyAttacks(query('engagedMinions', trait('Hydra')))),
          (_attackers, howMany) =>
            when(
              never(atLeast(howMany, 1)),
              sequence(
                search(query('encounterDeckAndDiscard', all(minion, trait('Hydra'))), (found) =>
                  putIntoPlay(found),
                ),
                shuffle('encounter'),
              ),
            ),
        ),
      ),
    ),
  ),
};
