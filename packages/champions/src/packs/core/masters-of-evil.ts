import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  attackAlso,
  boost,
  both,
  byThis,
  constant,
  damage,
  discardRandom,
  discardUntil,
  enemyAttacks,
  engagedWith,
  exhaust,
  forcedInterrupt,
  forcedResponse,
  gains,
  give,
  heroes,
  itself,
  keep,
  minion,
  never,
  putIntoPlay,
  putIntoPlayEngaging,
  query,
  search,
  sequence,
  shuffle,
  THIS,
  trait,
  villain,
  when,
  whenRevealed,
  yourEvent,
} from '../../vocabulary/builders.ts';

const master = all(minion, trait('Masters of Evil'));

export const mastersOfEvilTexts: TextBoxes = {
  // The Masters of Evil
  '01128': text(
    whenRevealed(
      keep(discardUntil(master), (found) => putIntoPlayEngaging(found, query('firstPlayer'))),
    ),
  ),
  // Radioactive Man
  '01129': text(
    forcedResponse('attackMade', both(byThis, yourEvent), discardRandom(1)),
    boost(discardRandom(1)),
  ),
  // Whirlwind
  '01130': text(
    forcedInterrupt('attacking', both(byThis, yourEvent), attackAlso(query('otherHeroes'))),
    boost(damage(1, heroes)),
  ),
  // Tiger Shark
  '01131': text(
    forcedResponse('attackMade', byThis, give('tough', THIS)),
    boost(give('tough', villain)),
  ),
  // Melter
  '01132': text(constant(gains('mustDefendWithAlly', itself)), boost(exhaust(query('yourAllies')))),
  // Masters of Mayhem
  '01133': text(
    whenRevealed(
      keep(
        enemyAttacks(query('minions', all(trait('Masters of Evil'), engagedWith(heroes)))),
        (_attackers, howMany) =>
          when(
            never(atLeast(howMany, 1)),
            sequence(
              search(query('encounterDeckAndDiscard', master), (found) => putIntoPlay(found)),
              shuffle('encounter'),
            ),
          ),
      ),
    ),
  ),
};
