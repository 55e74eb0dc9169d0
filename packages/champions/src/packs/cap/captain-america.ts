import type { Ref } from '@grimrule/kernel';
import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  afterCost,
  ally,
  alterEgoAction,
  alterTo,
  andThen,
  attack,
  attackable,
  change,
  choose,
  chooseSome,
  constant,
  count,
  damage,
  defense,
  discard,
  discardThis,
  draw,
  exhaust,
  exhaustThis,
  gains,
  give,
  half,
  heal,
  heroAction,
  inForm,
  instead,
  interrupt,
  lasting,
  never,
  not,
  obligation,
  oncePerRound,
  paidWith,
  playedThisRound,
  query,
  ready,
  removeThreatFromScheme,
  resource,
  response,
  search,
  sequence,
  setHitPoints,
  setup,
  shuffle,
  titled,
  toHand,
  when,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const hisShield = titled("Captain America's Shield");

/** The cards that were paid, without the shield, which was only returned. */
const discarded = (paid: Ref) => count(query(paid, not(hisShield)));

const halfOfHand = half(count(query('yourHand')));

export const captainAmericaTexts: TextBoxes = {
  // Captain America
  '03001a': text(
    action(ready(you), { cost: choose(query('yourHand'), discard), limit: oncePerRound }),
  ),
  // Steve Rogers
  // The first ally of the round, whoever played it and in whatever form (FAQ).
  '03001b': text(
    constant(change('cost', ally, -1, never(playedThisRound('ally')))),
    setup(
      sequence(
        search(query('yourDeckAndDiscard', hisShield), (found) => toHand(found)),
        shuffle('yours'),
      ),
    ),
  ),
  // Agent 13 (Sharon Carter)
  '03002': text(response('entered', aboutThis, removeThreatFromScheme(2))),
  // Fearless Determination
  '03003': text(heroAction(sequence(lasting('phase', change('thw', yourIdentity, 1)), draw(1)))),
  // Heroic Strike
  '03004': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(damage(6, foe), when(paidWith('physical'), give('stunned', foe))),
        ),
      ),
    ),
  ),
  // Shield Block
  '03005': text(
    interrupt('wouldTake', aboutYou, defense(alterTo(0)), {
      cost: exhaust(query('yours', hisShield)),
    }),
  ),
  // Shield Toss
  '03006': text(
    heroAction(
      afterCost((paid) =>
        attack(chooseSome(discarded(paid), discarded(paid), attackable, (foes) => damage(4, foes))),
      ),
      {
        cost: sequence(
          chooseSome(1, count(query('yourHand')), query('yourHand'), discard),
          toHand(query('yours', hisShield)),
        ),
      },
    ),
  ),
  // Steve's Apartment
  '03007': text(alterEgoAction(sequence(draw(1), heal(1, you)), { cost: exhaustThis })),
  // Captain America's Helmet
  '03008': text(
    interrupt('wouldBeDefeated', aboutYou, instead(andThen(setHitPoints(1, you), discardThis)), {
      form: 'hero',
    }),
  ),
  // Captain America's Shield
  '03009': text(
    constant(
      change('def', yourIdentity, 1, inForm('hero')),
      gains('retaliate', yourIdentity, 1, inForm('hero')),
    ),
  ),
  // Super-Soldier Serum
  '03010': text(resource(['physical'], { cost: exhaustThis })),
  // Man Out of Time
  '03026': text(
    obligation(
      sequence(chooseSome(halfOfHand, halfOfHand, query('yourHand'), discard), discardThis),
    ),
  ),
};
