import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  all,
  alter,
  alterEgoAction,
  andThen,
  any,
  attackEnemy,
  both,
  cardIs,
  change,
  choose,
  chooseSome,
  controlledBy,
  damageEnemy,
  defense,
  discard,
  discardThis,
  discardYoursUntil,
  draw,
  either,
  exhaust,
  exhaustThis,
  heroAction,
  interrupt,
  keep,
  lasting,
  obligation,
  ofSet,
  oncePerRound,
  otherwise,
  query,
  resourceFor,
  response,
  SUBJECT,
  same,
  sequence,
  spend,
  surge,
  THIS,
  thwartScheme,
  toDeckBottom,
  toHand,
  trait,
  tuckFacedown,
  type,
  you,
  yourEvent,
} from '../../vocabulary/builders.ts';

const persona = all(type('support'), trait('Persona'));

/** The types of cards that are played. */
const playable = type('ally', 'event', 'support', 'upgrade', 'player_side_scheme');

/** Any two types of resource that differ. */
const twoTypes = either(
  spend('energy', 'mental'),
  spend('energy', 'physical'),
  spend('mental', 'physical'),
);

export const msMarvelTexts: TextBoxes = {
  // Ms. Marvel
  '05001a': text(
    response(
      'played',
      both(
        yourEvent,
        cardIs(
          SUBJECT,
          all(type('event'), any(trait('Attack'), trait('Thwart'), trait('Defense'))),
        ),
      ),
      toHand(SUBJECT),
      { cost: exhaust(you) },
    ),
  ),
  // Kamala Khan
  '05001b': text(
    action(
      keep(discardYoursUntil(ofSet('ms_marvel')), (found) => toHand(found)),
      { limit: oncePerRound },
    ),
  ),
  // Red Dagger
  '05002': text(
    interrupt('beingDefeated', aboutThis, sequence(damageEnemy(2), toHand(THIS)), {
      cost: twoTypes,
    }),
  ),
  // Big Hands
  '05003': text(heroAction(attackEnemy(4))),
  // Sneak By
  '05004': text(heroAction(thwartScheme(3))),
  // Wiggle Room
  '05005': text(
    interrupt('wouldTake', aboutYou, defense(sequence(alter(-3), draw(1))), { form: 'hero' }),
  ),
  // Aamir Khan
  '05006': text(
    alterEgoAction(
      andThen(
        choose(query('yourDiscard'), (card) => toDeckBottom(card)),
        draw(1),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Bruno Carrelli
  '05007': text(
    alterEgoAction(
      choose(query('yourHand'), (card) => tuckFacedown(card, THIS)),
      { cost: exhaustThis },
    ),
    action(
      chooseSome(1, 3, query('underThis'), (cards) => toHand(cards)),
      { cost: exhaustThis },
    ),
  ),
  // Nakia Bahadir
  '05008': text(
    alterEgoAction(
      lasting('phase', change('cost', all(controlledBy(you), playable), -1), 'playing'),
      { cost: exhaustThis },
    ),
  ),
  // Biokinetic Polymer Suit
  '05009': text(resourceFor(type('event'), ['wild'], { form: 'hero', cost: exhaustThis })),
  // Embiggen!
  '05010': text(
    interrupt(
      'playing',
      both(yourEvent, cardIs(SUBJECT, all(type('event'), trait('Attack')))),
      lasting('event', change('eventDamage', same(SUBJECT), 2)),
      { form: 'hero', cost: exhaustThis },
    ),
  ),
  // Shrink
  '05011': text(
    interrupt(
      'playing',
      both(yourEvent, cardIs(SUBJECT, all(type('event'), trait('Thwart')))),
      lasting('event', change('eventThwart', same(SUBJECT), 2)),
      { form: 'hero', cost: exhaustThis },
    ),
  ),
  // Home by Dawn
  '05025': text(
    obligation(sequence(otherwise(choose(query('yours', persona), discard), surge), discardThis)),
  ),
};
