import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  action,
  all,
  attackEnemy,
  CAUSE,
  cardIs,
  change,
  choose,
  controlledBy,
  damageEnemy,
  discard,
  discardThis,
  draw,
  drawFor,
  either,
  enemies,
  exhaustThis,
  forcedResponse,
  gains,
  give,
  heal,
  heroAction,
  interrupt,
  itself,
  lasting,
  later,
  players,
  query,
  ready,
  removeThreatFromScheme,
  response,
  same,
  sequence,
  spend,
  thwart,
  type,
  you,
} from '../../vocabulary/builders.ts';

/** The types of cards that are played. */
const playable = type('ally', 'event', 'support', 'upgrade', 'player_side_scheme');

export const basicTexts: TextBoxes = {
  // Mockingbird (Bobbi Morse)
  '01083': text(
    response(
      'entered',
      aboutThis,
      choose(enemies, (foe) => give('stunned', foe)),
    ),
  ),
  // Nick Fury
  '01084': text(
    forcedResponse(
      'entered',
      aboutThis,
      sequence(
        either(removeThreatFromScheme(2), draw(3), damageEnemy(4)),
        later('roundEnds', discard(query('inPlay', itself))),
      ),
    ),
  ),
  // Emergency
  // Played before the boost cards are turned, it waits for the threat that comes of it.
  '01085': text(
    interrupt(
      'scheming',
      cardIs(CAUSE, type('villain')),
      thwart(lasting('activation', gains('lessThreat', same(CAUSE)))),
    ),
  ),
  // First Aid
  '01086': text(action(choose(query('characters'), (one) => heal(2, one)))),
  // Haymaker
  '01087': text(heroAction(attackEnemy(3))),
  // Energy
  '01088': text(),
  // Genius
  '01089': text(),
  // Strength
  '01090': text(),
  // Avengers Mansion
  '01091': text(
    action(
      choose(players, (player) => drawFor(player, 1)),
      { cost: exhaustThis },
    ),
  ),
  // Helicarrier
  '01092': text(
    action(
      choose(players, (player) =>
        lasting('phase', change('cost', all(controlledBy(player), playable), -1), 'playing'),
      ),
      { cost: exhaustThis },
    ),
  ),
  // Tenacity
  '01093': text(heroAction(ready(you), { cost: sequence(spend('physical'), discardThis) })),
};
