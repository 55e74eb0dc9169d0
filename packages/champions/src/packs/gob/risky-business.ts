import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  andThen,
  any,
  as,
  assignDamage,
  atLeast,
  boost,
  both,
  byThis,
  choose,
  countersOn,
  damage,
  discardTop,
  each,
  eachPlayer,
  either,
  enemyAttacks,
  exists,
  flip,
  forcedInterrupt,
  forcedResponse,
  giveBoost,
  inPlay,
  instead,
  itself,
  keep,
  least,
  never,
  otherwise,
  perPlayer,
  placeThreat,
  players,
  putCounters,
  putIntoPlay,
  query,
  removeCounters,
  sequence,
  setup,
  shuffle,
  surge,
  THIS,
  theAmount,
  titled,
  villain,
  when,
  whenCompleted,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const enterprise = query('environments', titled('Criminal Enterprise'));

const madness = query('environments', titled('State of Madness'));

const goblin = query('villains', titled('Green Goblin'));

/** With the last counter the villain shows his other face, and so does the environment. */
const turnWithoutCounters = (counter: string, face: string) =>
  forcedResponse(
    'countersRemoved',
    both(aboutThis, never(atLeast(countersOn(counter, THIS), 1))),
    flip(query('inPlay', any(itself, titled(face)))),
  );

const moreMadness = (count: number) =>
  otherwise(putCounters(count, 'infamy', enterprise), removeCounters(count, 'madness', madness));

const boosted = boost(moreMadness(1));

const fewestLeft = query('heroes', least('remaining', query('heroes')));

export const riskyBusinessTexts: TextBoxes = {
  // Norman Osborn I
  '02001a': text(
    forcedInterrupt('wouldAttack', byThis, instead(putCounters(1, 'infamy', enterprise))),
    forcedInterrupt(
      'wouldTake',
      aboutThis,
      instead(removeCounters(theAmount, 'infamy', enterprise)),
    ),
  ),
  // Green Goblin I
  '02001b': text(
    whenRevealed(
      each(query('heroes'), (hero) => as(hero, assignDamage(3, query('yourCharacters')))),
    ),
    forcedInterrupt('wouldScheme', byThis, instead(removeCounters(1, 'madness', madness))),
  ),
  // Norman Osborn II
  '02002a': text(
    forcedInterrupt('wouldAttack', byThis, instead(putCounters(2, 'infamy', enterprise))),
    forcedInterrupt(
      'wouldTake',
      aboutThis,
      instead(removeCounters(theAmount, 'infamy', enterprise)),
    ),
  ),
  // Green Goblin II
  '02002b': text(
    whenRevealed(eachPlayer(assignDamage(3, query('yourCharacters')))),
    forcedInterrupt('wouldScheme', byThis, instead(removeCounters(1, 'madness', madness))),
  ),
  // Norman Osborn III
  '02003a': text(
    forcedInterrupt('wouldAttack', byThis, instead(putCounters(3, 'infamy', enterprise))),
    forcedInterrupt(
      'wouldTake',
      aboutThis,
      instead(removeCounters(theAmount, 'infamy', enterprise)),
    ),
  ),
  // Green Goblin III
  '02003b': text(
    whenRevealed(damage(4, players)),
    forcedInterrupt('wouldScheme', byThis, instead(removeCounters(2, 'madness', madness))),
  ),
  // Hostile Takeover 1A
  '02004a': text(
    setup(
      sequence(
        putIntoPlay(query('encounterDeck', titled('Criminal Enterprise'))),
        shuffle('encounter'),
      ),
    ),
  ),
  // Hostile Takeover 1B
  '02004b': text(
    whenCompleted(
      andThen(
        putCounters(perPlayer(), 'infamy', enterprise),
        eachPlayer(discardTop('yours', countersOn('infamy', enterprise))),
      ),
    ),
  ),
  // Corporate Acquisition 2A
  '02005a': text(),
  // Corporate Acquisition 2B
  '02005b': text(),
  // Criminal Enterprise
  '02006a': text(
    { counters: { count: 2, counter: 'infamy', perPlayer: true } },
    turnWithoutCounters('infamy', 'Norman Osborn'),
  ),
  // State of Madness
  '02006b': text(
    { counters: { count: 2, counter: 'madness', perPlayer: true } },
    turnWithoutCounters('madness', 'Green Goblin'),
  ),
  // Hired Gun
  '02007': text(
    whenRevealed(either(giveBoost(1, villain), putCounters(2, 'infamy', enterprise))),
    boosted,
  ),
  // Private Security Specialist
  '02008': text(boosted),
  // Collapsing Bridge
  '02009': text(boosted),
  // Oscorp Manufacturing
  '02010': text(
    whenRevealed(when(inPlay(titled('Norman Osborn')), placeThreat(perPlayer(), THIS))),
  ),
  // Payoff
  '02011': text(boosted),
  // All in a Day's Work
  '02012': text(whenRevealed(moreMadness(2)), boosted),
  // Mad Genius
  '02013': text(
    whenRevealed(
      when(
        exists(goblin),
        keep(
          choose(fewestLeft, (hero) => enemyAttacks(goblin, hero)),
          (_attackers, howMany) => when(never(atLeast(howMany, 1)), surge),
        ),
      ),
    ),
    whenRevealed(
      when(inPlay(titled('Norman Osborn')), discardTop('yours', countersOn('infamy', enterprise))),
    ),
  ),
};
