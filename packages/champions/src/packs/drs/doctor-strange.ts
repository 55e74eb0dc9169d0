import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  all,
  alterEgoAction,
  andThen,
  any,
  attack,
  attackable,
  boostIconsOn,
  both,
  cancel,
  cardIs,
  change,
  choose,
  constant,
  controlledBy,
  damage,
  discard,
  discardThis,
  discardTop,
  draw,
  either,
  exhaust,
  exhaustThis,
  forcedInterrupt,
  forcedResponse,
  gainsTrait,
  give,
  heal,
  heroAction,
  inAnyOrder,
  inForm,
  interrupt,
  keep,
  lasting,
  lookAtTop,
  marked,
  obligation,
  ofSet,
  oncePerPhase,
  payPrintedCost,
  printedResource,
  query,
  ready,
  removeThreat,
  resource,
  SUBJECT,
  search,
  sequence,
  shuffle,
  shuffleIn,
  special,
  sum,
  thwart,
  thwartable,
  toDeckTop,
  toHand,
  trait,
  treachery,
  type,
  when,
  you,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';
import type { Resource } from '../../vocabulary/nodes.ts';

/** The top card of his second deck. */
const invocation = query('specialDeckTop');

/** A wild resource stands for all of the three. */
const shows = (kind: Resource) => any(printedResource(kind), printedResource('wild'));

export const doctorStrangeTexts: TextBoxes = {
  // Doctor Strange
  '09001a': text(
    action(special(invocation), { cost: sequence(exhaust(you), payPrintedCost(invocation)) }),
  ),
  // Stephen Strange
  '09001b': text(
    { secondDeck: 'Invocation' },
    action(discard(invocation), { limit: oncePerPhase }),
  ),
  // Wong
  '09002': text(action(either(heal(1, you), discard(invocation)), { cost: exhaustThis })),
  // Astral Projection
  // One removal of all the threat: the card that is looked at only says how much.
  '09003': text(
    heroAction(
      thwart(
        choose(thwartable, (scheme) =>
          keep(lookAtTop(1, query('encounterDeck')), (seen) =>
            removeThreat(sum(3, boostIconsOn(seen)), scheme),
          ),
        ),
      ),
    ),
  ),
  // Magic Blast
  '09004': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(
            damage(5, foe),
            keep(discardTop('yours', 1), (top) =>
              inAnyOrder(
                when(cardIs(top, shows('physical')), give('stunned', foe)),
                when(cardIs(top, shows('energy')), damage(2, foe)),
                when(cardIs(top, shows('mental')), give('confused', foe)),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
  // Master of the Mystic Arts
  '09005': text(
    heroAction(
      choose(invocation, (card) => andThen(special(card), toDeckTop(card))),
      { cost: payPrintedCost(invocation) },
    ),
  ),
  // Mystical Studies
  '09006': text(
    alterEgoAction(
      sequence(
        search(query('yourDeckAndDiscard', ofSet('doctor_strange')), (found) => toHand(found)),
        shuffle('yours'),
      ),
    ),
  ),
  // Protective Ward
  '09007': text(
    interrupt('revealing', both(marked('fromDeck'), cardIs(SUBJECT, treachery)), cancel('card'), {
      form: 'hero',
    }),
  ),
  // Sanctum Sanctorum
  '09008': text(
    alterEgoAction(
      sequence(
        choose(query('yourDiscard', trait('Spell')), (spell) => shuffleIn(spell)),
        draw(1),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Cloak of Levitation
  '09009': text(
    constant(gainsTrait('Aerial', yourIdentity)),
    heroAction(ready(you), { cost: exhaustThis }),
  ),
  // Magical Enhancements
  '09010': text(
    constant(
      change('thw', yourIdentity, 1, inForm('hero')),
      change('atk', yourIdentity, 1, inForm('hero')),
      change('def', yourIdentity, 1, inForm('hero')),
    ),
    forcedInterrupt('roundEnds', null, discardThis),
  ),
  // The Eye of Agamotto
  '09011': text(resource(['wild'], { form: 'hero', cost: exhaustThis })),
  // Physical Toll
  '09027': text(
    obligation(
      lasting('game', change('cost', all(type('event'), controlledBy(you)), 3), 'playing'),
    ),
    forcedResponse('played', both(yourEvent, cardIs(SUBJECT, type('event'))), discardThis),
  ),
};
