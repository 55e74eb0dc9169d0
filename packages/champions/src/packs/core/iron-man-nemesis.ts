import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  boost,
  both,
  cardIs,
  choose,
  count,
  damage,
  discard,
  discardThis,
  discardTop,
  eachPlayer,
  either,
  exhaust,
  exhausted,
  exists,
  keep,
  not,
  obligation,
  perPlayer,
  placeThreat,
  query,
  resourcesOn,
  sequence,
  THIS,
  takeDamage,
  type,
  undefended,
  upgrade,
  when,
  whenRevealed,
  yourHero,
} from '../../vocabulary/builders.ts';

const yourUpgrades = query('yours', upgrade);

const discardUpgrade = choose(yourUpgrades, discard);

export const ironManNemesisTexts: TextBoxes = {
  // Business Problems
  // An option without a valid target cannot be chosen, so one upgrade has to be ready.
  '01170': text(
    obligation(
      when(
        exists(query('yours', all(upgrade, not(exhausted)))),
        sequence(exhaust(yourUpgrades), discardThis),
      ),
    ),
  ),
  // Imminent Overload
  '01171': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Whiplash
  '01172': text({ unlistedKeywords: true }),
  // Electric Whip Attack
  '01173': text(
    whenRevealed(either(damage(count(yourUpgrades), yourHero), discardUpgrade)),
    boost(when(both(undefended, cardIs(query('attacker'), type('villain'))), discardUpgrade)),
  ),
  // Electromagnetic Backlash
  '01174': text(
    whenRevealed(
      eachPlayer(
        keep(discardTop('yours', 5), (discarded) => takeDamage(resourcesOn('energy', discarded))),
      ),
    ),
  ),
};
