import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  all,
  atLeast,
  both,
  byThis,
  cannot,
  cardIs,
  choose,
  constant,
  discardTop,
  enemies,
  enemyAttacks,
  forcedResponse,
  inPlay,
  itself,
  keep,
  most,
  never,
  printedResource,
  query,
  surge,
  takeDamage,
  titled,
  type,
  when,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const highestAtk = most('atk', query('friendlies', type('hero', 'ally')));

export const hulkNemesisTexts: TextBoxes = {
  // Abomination
  '10026': text(
    forcedResponse(
      'attacked',
      both(byThis, aboutYou),
      keep(discardTop('yours', 1), (top) =>
        when(cardIs(top, printedResource('physical')), takeDamage(2)),
      ),
    ),
  ),
  // Total Destruction
  '10027': text(constant(cannot('cannotLoseThreat', itself, inPlay(titled('Abomination'))))),
  // Clash Of The Titans
  '10028': text(
    whenRevealed(
      keep(
        choose(
          query('enemies', most('atk', enemies)),
          (foe) =>
            choose(
              query('friendlies', all(type('hero', 'ally'), highestAtk)),
              (whom) => enemyAttacks(foe, whom),
              'first',
            ),
          'first',
        ),
        (_attackers, howMany) => when(never(atLeast(howMany, 1)), surge),
      ),
    ),
  ),
};
