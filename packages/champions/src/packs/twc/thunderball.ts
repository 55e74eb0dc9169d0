import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  attachTo,
  boost,
  both,
  byHost,
  byThis,
  choose,
  damage,
  discardThis,
  enemyAttacks,
  excess,
  forcedResponse,
  give,
  keep,
  least,
  mainScheme,
  marked,
  most,
  moveThreat,
  not,
  otherwise,
  placeThreat,
  query,
  same,
  sequence,
  sideSchemes,
  sum,
  surge,
  threatOn,
  titled,
  wasUndefended,
  when,
  whenRevealed,
  yourEvent,
} from '../../vocabulary/builders.ts';
import {
  burstsWithTen,
  chaosInThePrison,
  escapedConvict,
  getWrecked,
  heldHostage,
  passesToLeast,
  revealsNextOne,
  schemesOnItsOwn,
  staysWith,
  waitedForThis,
  wrested,
} from './wrecker.ts';

const thunderball = query('villains', titled('Thunderball'));

const hisScheme = query('sideSchemes', titled('Thunderstruck'));

export const thunderballTexts: TextBoxes = {
  // Thunderball A
  '07017': text(
    schemesOnItsOwn,
    forcedResponse('attackMade', both(byThis, yourEvent), damage(1, query('yourCharacters'))),
  ),
  // Thunderball B
  '07018': text(
    schemesOnItsOwn,
    forcedResponse('attackMade', both(byThis, yourEvent), damage(1, query('yourCharacters'))),
  ),
  // Thunderstruck
  '07019': text(staysWith('Thunderball'), burstsWithTen(give('stunned', query('friendlies')))),
  // Ball and Chain
  '07020': text(
    attachTo(thunderball),
    forcedResponse('attackMade', byHost, placeThreat(1, mainScheme)),
    wrested,
  ),
  // Held Hostage
  '07021': heldHostage,
  // Radioactive Buildup
  '07022': text(
    attachTo(thunderball),
    forcedResponse('damaged', both(byHost, marked('excess')), placeThreat(excess, hisScheme)),
    forcedResponse('attackMade', byHost, discardThis),
  ),
  // Corrupt Prison Guard
  '07023': text(),
  // Escaped Convict
  '07024': escapedConvict,
  // Buddy System
  '07025': text(revealsNextOne, passesToLeast),
  // Chaos In the Prison
  '07026': chaosInThePrison,
  // Energy Projectiles
  '07027': text(
    whenRevealed(damage(1, query('yourCharacters'))),
    boost(damage(1, query('defender'))),
  ),
  // Get Wrecked!
  '07028': getWrecked,
  // I've Been Waiting For This!
  '07029': waitedForThis,
  // Lightning Blast
  '07030': text(
    whenRevealed(
      choose(query('sideSchemes', most('threat', sideSchemes)), (scheme) => placeThreat(3, scheme)),
      'alterEgo',
    ),
    whenRevealed(
      keep(enemyAttacks(thunderball), (_attackers, howMany) =>
        when(both(atLeast(howMany, 1), wasUndefended), placeThreat(3, hisScheme)),
      ),
      'hero',
    ),
  ),
  // Tactical Prowess
  '07031': text(
    whenRevealed(
      otherwise(
        choose(query('sideSchemes', least('threat', sideSchemes)), (from) =>
          choose(query('sideSchemes', all(most('threat', sideSchemes), not(same(from)))), (to) =>
            when(
              atLeast(sum(threatOn(from), threatOn(to)), 10),
              moveThreat(threatOn(from), from, to),
              sequence(moveThreat(threatOn(from), from, to), surge),
            ),
          ),
        ),
        surge,
      ),
    ),
  ),
};
