import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  afterCost,
  alter,
  andThen,
  attack,
  attackable,
  attackEnemy,
  change,
  choose,
  constant,
  countersOn,
  damage,
  defense,
  discard,
  discardThis,
  draw,
  drawFor,
  exhaustThis,
  gainsTrait,
  give,
  heal,
  heroAction,
  ifElse,
  inForm,
  interrupt,
  not,
  oncePerRound,
  paidWith,
  players,
  putCounters,
  query,
  removeThreat,
  response,
  same,
  sequence,
  spend,
  spendX,
  THIS,
  thwart,
  thwartable,
  times,
  upTo,
  villain,
  when,
  you,
  youAre,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const captainMarvelTexts: TextBoxes = {
  // Captain Marvel
  '01010a': text(
    action(draw(1), { cost: sequence(spend('energy'), heal(1, you)), limit: oncePerRound }),
  ),
  // Carol Danvers
  '01010b': text(
    action(
      choose(players, (player) => drawFor(player, 1)),
      { limit: oncePerRound },
    ),
  ),
  // Spider-Woman (Jessica Drew)
  '01011': text(response('entered', aboutThis, give('confused', villain))),
  // Crisis Interdiction
  '01012': text(
    heroAction(
      thwart(
        choose(thwartable, (first) =>
          andThen(
            removeThreat(2, first),
            when(
              youAre('Aerial'),
              choose(query('thwartable', not(same(first))), (second) => removeThreat(2, second)),
            ),
          ),
        ),
      ),
    ),
  ),
  // Photonic Blast
  // The draw belongs to the attack: a stunned hero does not get it.
  '01013': text(
    heroAction(
      attack(
        sequence(
          choose(attackable, (foe) => damage(5, foe)),
          when(paidWith('energy'), draw(1)),
        ),
      ),
    ),
  ),
  // Energy Absorption
  '01014': text(),
  // Alpha Flight Station
  '01015': text(
    action(draw(ifElse(inForm('alterEgo'), 2, 1)), {
      cost: sequence(exhaustThis, choose(query('yourHand'), discard)),
    }),
  ),
  // Captain Marvel's Helmet
  '01016': text(
    constant(change('def', yourIdentity, ifElse(youAre('Aerial'), 2, 1), inForm('hero'))),
  ),
  // Cosmic Flight
  '01017': text(
    constant(gainsTrait('Aerial', yourIdentity, inForm('hero'))),
    interrupt('wouldTake', aboutYou, defense(alter(-3)), { form: 'hero', cost: discardThis }),
  ),
  // Energy Channel
  // The counters are those it had when it was discarded.
  '01018': text(
    action(
      afterCost((_paid, _howMany, spent) => putCounters(spent, 'energy', THIS)),
      { cost: spendX('energy') },
    ),
    heroAction(attackEnemy(upTo(10, times(countersOn('energy', THIS), 2))), { cost: discardThis }),
  ),
};
