import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  all,
  alterEgoAction,
  any,
  attack,
  attackable,
  attackEnemy,
  choose,
  chooseOneByOne,
  damage,
  draw,
  eachInAnyOrder,
  engagedWith,
  exhaustThis,
  finalStep,
  heroAction,
  ifElse,
  moveDamage,
  not,
  players,
  query,
  response,
  same,
  sameTitle,
  search,
  sequence,
  setup,
  shuffle,
  shuffleIn,
  special,
  specialAbility,
  thwartScheme,
  toHand,
  trait,
  upgrade,
  villain,
  you,
} from '../../vocabulary/builders.ts';

const wakandaForever = heroAction(
  eachInAnyOrder(query('yours', all(trait('Black Panther'), upgrade)), (gear) => special(gear)),
);

export const blackPantherTexts: TextBoxes = {
  // Black Panther
  '01040a': text(),
  // T'Challa
  '01040b': text(
    setup(
      sequence(
        search(query('yourDeck', all(trait('Black Panther'), upgrade)), (found) => toHand(found)),
        shuffle('yours'),
      ),
    ),
  ),
  // Shuri
  '01041': text(
    response(
      'entered',
      aboutThis,
      sequence(
        search(query('yourDeck', upgrade), (found) => toHand(found)),
        shuffle('yours'),
      ),
    ),
  ),
  // Ancestral Knowledge
  // Ruling: the printings of Wakanda Forever! are one card, so the title tells cards apart.
  '01042': text(
    alterEgoAction(
      chooseOneByOne(
        1,
        3,
        (chosen) => query('yourDiscard', not(sameTitle(chosen))),
        (chosen) => shuffleIn(chosen),
      ),
    ),
  ),
  // Wakanda Forever!
  '01043a': text(wakandaForever),
  // Wakanda Forever!
  '01043b': text(wakandaForever),
  // Wakanda Forever!
  '01043c': text(wakandaForever),
  // Wakanda Forever!
  '01043d': text(wakandaForever),
  // Vibranium
  '01044': text(),
  // The Golden City
  '01045': text(alterEgoAction(draw(2), { cost: exhaustThis })),
  // Energy Daggers
  '01046': text(
    specialAbility(
      choose(players, (player) =>
        damage(ifElse(finalStep, 2, 1), query('enemies', any(same(villain), engagedWith(player)))),
      ),
    ),
  ),
  // Panther Claws
  '01047': text(specialAbility(attackEnemy(ifElse(finalStep, 4, 2)))),
  // Tactical Genius
  '01048': text(specialAbility(thwartScheme(ifElse(finalStep, 2, 1)))),
  // Vibranium Suit
  '01049': text(
    specialAbility(
      attack(choose(attackable, (foe) => moveDamage(ifElse(finalStep, 2, 1), you, foe))),
    ),
  ),
};
