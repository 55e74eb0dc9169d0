import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  attachTo,
  both,
  byThis,
  change,
  constant,
  controlledBy,
  countBoost,
  deal,
  discardThis,
  discardTop,
  enemyActivates,
  exhaust,
  faction,
  forcedResponse,
  heroAction,
  keep,
  putIntoPlay,
  query,
  search,
  sequence,
  shuffle,
  titled,
  type,
  when,
  whenRevealed,
  you,
  yourEvent,
  yourHero,
} from '../../vocabulary/builders.ts';

const luminous = titled('Luminous');

const playable = type('ally', 'event', 'support', 'upgrade', 'player_side_scheme');

export const scwNemesisTexts: TextBoxes = {
  // The Next Evolution
  '15024': text(constant(change('boostIcons', faction('encounter'), 1))),
  // Luminous
  '15025': text(
    forcedResponse(
      'activationEnds',
      both(byThis, yourEvent),
      keep(discardTop('encounter', 1), (discarded) =>
        keep(countBoost(discarded), (_counted, _howMany, icons) =>
          when(atLeast(icons, 2), deal(1)),
        ),
      ),
    ),
  ),
  // Magical Suspension
  '15026': text(
    attachTo(you),
    constant(change('cost', all(controlledBy(you), playable), 1)),
    heroAction(discardThis, { cost: exhaust(yourHero) }),
  ),
  // Chaos Manipulation
  '15027': text(
    whenRevealed(
      sequence(
        search(query('encounterDeckAndDiscard', luminous), (found) => putIntoPlay(found)),
        shuffle('encounter'),
        keep(discardTop('encounter', 1), (discarded) =>
          keep(countBoost(discarded), (_counted, _howMany, icons) =>
            when(atLeast(icons, 2), enemyActivates(query('minions', luminous), you)),
          ),
        ),
      ),
    ),
  ),
};
