import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import type { Cards } from '../../vocabulary/builders.ts';
import {
  aboutThis,
  action,
  afterCost,
  all,
  ally,
  attachTo,
  cardIs,
  change,
  choose,
  constant,
  controlledBy,
  damage,
  doubledFor,
  draw,
  eachPlayer,
  either,
  heroAction,
  itself,
  lasting,
  minion,
  oncePerRound,
  payPrintedCost,
  players,
  putIntoPlay,
  query,
  ready,
  removeCounters,
  response,
  SUBJECT,
  sequence,
  spend,
  THIS,
  theHost,
  type,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const charactersOf = (player: Cards) =>
  all(controlledBy(player), type('hero', 'alter_ego', 'ally'));

export const leadershipTexts: TextBoxes = {
  // Hawkeye (Clint Barton)
  '01066': text(
    response('entered', cardIs(SUBJECT, minion), damage(2, SUBJECT), {
      cost: removeCounters(1, 'arrow', THIS),
    }),
  ),
  // Maria Hill
  '01067': text(response('entered', aboutThis, eachPlayer(draw(1)))),
  // Vision
  '01068': text(
    action(
      either(
        lasting('phase', change('thw', itself, 2)),
        lasting('phase', change('atk', itself, 2)),
      ),
      { cost: spend('energy'), limit: oncePerRound },
    ),
  ),
  // Get Ready
  '01069': text(action(choose(query('allies'), (friend) => ready(friend)))),
  // Lead from the Front
  // Also those who enter play later in the phase, as for every lasting effect.
  '01070': text(
    heroAction(
      choose(players, (player) =>
        sequence(
          lasting('phase', change('thw', charactersOf(player), 1)),
          lasting('phase', change('atk', charactersOf(player), 1)),
        ),
      ),
    ),
  ),
  // Make the Call
  '01071': text(
    action(
      afterCost((friend) => putIntoPlay(friend)),
      {
        cost: choose(query('discards', ally), (friend) => payPrintedCost(friend)),
      },
    ),
  ),
  // The Power of Leadership
  '01072': text(doubledFor('leadership')),
  // The Triskelion
  '01073': text(constant(change('allyLimit', yourIdentity, 1))),
  // Inspired
  '01074': text(
    attachTo(query('allies')),
    constant(change('thw', all(theHost, ally), 1), change('atk', all(theHost, ally), 1)),
  ),
};
