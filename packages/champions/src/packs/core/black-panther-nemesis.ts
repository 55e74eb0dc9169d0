import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  boost,
  cannot,
  choose,
  constant,
  countBoost,
  damage,
  discard,
  discardThis,
  discardTop,
  either,
  give,
  itself,
  keep,
  mainScheme,
  obligation,
  placeThreat,
  query,
  sequence,
  sum,
  trait,
  upgrade,
  villain,
  whenRevealed,
  yourHero,
} from '../../vocabulary/builders.ts';

const pantherUpgrade = all(upgrade, trait('Black Panther'));

export const blackPantherNemesisTexts: TextBoxes = {
  // Affairs of State
  // An option without a valid target cannot be chosen, so all of the second hangs on the upgrade.
  '01155': text(
    obligation(
      choose(query('yours', pantherUpgrade), (chosen) => sequence(discard(chosen), discardThis)),
    ),
  ),
  // Usurp The Throne
  '01156': text(),
  // Killmonger
  '01157': text(constant(cannot('cannotTakeDamage', itself, undefined, pantherUpgrade))),
  // Heart-Shaped Herb
  '01158': text(
    { unlistedKeywords: true },
    whenRevealed(sequence(give('tough', villain), give('tough', query('engagedMinions')))),
    boost(give('tough', villain)),
  ),
  // Ritual Combat
  '01159': text(
    whenRevealed(
      keep(discardTop('encounter', 1), (discarded) =>
        keep(countBoost(discarded), (_counted, _howMany, icons) => {
          const x = sum(1, icons);
          return either(damage(x, yourHero), placeThreat(x, mainScheme));
        }),
      ),
    ),
  ),
};
