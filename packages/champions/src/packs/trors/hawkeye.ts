import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  all,
  any,
  attack,
  attackable,
  attackGains,
  both,
  CAUSE,
  cardIs,
  change,
  choose,
  constant,
  controlledBy,
  damage,
  discard,
  discardThis,
  engagedWith,
  exhaust,
  exhaustThis,
  gains,
  give,
  hasStatus,
  heroAction,
  inForm,
  interrupt,
  keep,
  lookAtTop,
  obligation,
  oncePerPhase,
  players,
  preventAttack,
  query,
  ready,
  removeThreatInCrisis,
  resourceFor,
  same,
  search,
  sequence,
  shuffle,
  spend,
  THIS,
  thwart,
  titled,
  toHand,
  trait,
  tuck,
  type,
  villain,
  when,
  you,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const bow = query('yours', titled("Hawkeye's Bow"));
const arrowEvent = all(type('event'), trait('Arrow'));
const withBow = { cost: exhaust(bow) };

export const hawkeyeTexts: TextBoxes = {
  // Hawkeye
  '04001a': text(action(ready(bow), { cost: exhaust(you) })),
  // Clint Barton
  '04001b': text(
    action(
      sequence(
        search(query('yourDeckAndDiscard', titled("Hawkeye's Bow")), (found) => toHand(found)),
        shuffle('yours'),
      ),
      { cost: spend('any'), limit: oncePerPhase },
    ),
  ),
  // Hawkeye's Bow
  '04002': text(
    constant(
      change('atk', yourIdentity, 1, inForm('hero')),
      gains('ranged', all(arrowEvent, controlledBy(you))),
    ),
  ),
  // Hawkeye's Quiver
  // The events lie under it; after the search the whole deck is shuffled (FAQ).
  '04003': text(
    constant(change('playableHere', all(arrowEvent, same(query('underThis'))), 1)),
    heroAction(
      keep(lookAtTop(5, query('yourDeck')), (seen) =>
        sequence(
          choose(query(seen, arrowEvent), (found) => tuck(found, THIS)),
          shuffle('yours'),
        ),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Mockingbird (Bobbi Morse)
  '04004': text(
    interrupt('attacking', both(cardIs(CAUSE, type('villain')), yourEvent), preventAttack(CAUSE), {
      cost: sequence(spend('any'), toHand(THIS)),
    }),
  ),
  // Sonic Arrow
  '04005': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          when(
            cardIs(foe, hasStatus('confused')),
            sequence(give('confused', foe), damage(5, foe)),
            sequence(give('confused', foe), damage(3, foe)),
          ),
        ),
      ),
      withBow,
    ),
  ),
  // Explosive Arrow
  '04006': text(
    heroAction(
      choose(players, (player) =>
        damage(3, query('enemies', any(same(villain), engagedWith(player)))),
      ),
      withBow,
    ),
  ),
  // Electric Arrow
  '04007': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          when(
            cardIs(foe, hasStatus('stunned')),
            sequence(give('stunned', foe), damage(5, foe)),
            sequence(give('stunned', foe), damage(3, foe)),
          ),
        ),
      ),
      withBow,
    ),
  ),
  // Cable Arrow
  '04008': text(
    heroAction(
      thwart(choose(query('thwartableInCrisis'), (scheme) => removeThreatInCrisis(3, scheme))),
      withBow,
    ),
  ),
  // Vibranium Arrow
  '04009': text(
    heroAction(
      attack(choose(attackable, (foe) => sequence(attackGains('piercing'), damage(6, foe)))),
      withBow,
    ),
  ),
  // Expert Marksman
  '04010': text(resourceFor(arrowEvent, ['wild'], { cost: exhaustThis })),
  // Criminal Past
  // An option without a valid target cannot be chosen, so all of the second hangs on the bow.
  '04026': text(obligation(choose(bow, (chosen) => sequence(discard(chosen), discardThis)))),
};
