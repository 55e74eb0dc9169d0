import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  action,
  additionalCost,
  afterCost,
  all,
  ally,
  andThen,
  change,
  choose,
  chooseSome,
  costsAtMost,
  count,
  countersOn,
  damage,
  discard,
  discardThis,
  draw,
  enemies,
  exhaust,
  exhausted,
  heroAction,
  itself,
  keep,
  lasting,
  lookAtTop,
  not,
  putCounters,
  putIntoPlay,
  query,
  ready,
  removeThreatFromScheme,
  response,
  sequence,
  THIS,
  trait,
  treachery,
  type,
  yourEvent,
} from '../../vocabulary/builders.ts';

const anEnemy = type('villain', 'minion');

const avenger = all(trait('Avenger'), type('hero', 'alter_ego', 'ally', 'villain', 'minion'));

const readyAllies = query('yourAllies', not(exhausted));

export const leadershipTexts: TextBoxes = {
  // Falcon (Sam Wilson)
  '03011': text(
    response(
      'entered',
      aboutThis,
      keep(lookAtTop(3, query('encounterDeck')), (seen) =>
        removeThreatFromScheme(count(query(seen, treachery))),
      ),
    ),
  ),
  // Squirrel Girl (Doreen Green)
  '03013': text(response('entered', aboutThis, damage(1, enemies))),
  // Wonder Man (Simon Williams)
  '03014': text(additionalCost('attack', anEnemy, choose(query('yourHand'), discard), itself)),
  // Avengers Assemble!
  '03015': text(
    heroAction(
      sequence(
        ready(query('yourCharacters', trait('Avenger'))),
        lasting('phase', change('thw', avenger, 1)),
        lasting('phase', change('atk', avenger, 1)),
      ),
    ),
  ),
  // Strength In Numbers
  '03017': text(
    action(
      afterCost((_paid, howMany) => draw(howMany)),
      { cost: chooseSome(1, count(readyAllies), readyAllies, exhaust) },
    ),
  ),
  // Quinjet
  '03019': text(
    response('turnBegins', yourEvent, putCounters(1, 'time', THIS)),
    action(
      andThen(
        choose(
          query('yourHand', all(ally, trait('Avenger'), costsAtMost(countersOn('time', THIS)))),
          (friend) => putIntoPlay(friend),
        ),
        discardThis,
      ),
    ),
  ),
};
