import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  attack,
  attackEnemy,
  both,
  byThis,
  byYou,
  choose,
  countBoost,
  damage,
  damageEnemy,
  discardTop,
  enemySchemes,
  heroAction,
  keep,
  mainScheme,
  marked,
  not,
  oncePerRound,
  paidWith,
  query,
  ready,
  removeThreat,
  removeThreatInCrisis,
  response,
  same,
  sequence,
  THIS,
  thwart,
  thwartable,
  villain,
  when,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Speed (Thomas Shepherd)
  '15010': text(response('thwarted', byThis, ready(THIS), { limit: oncePerRound })),
  // Wiccan (William Kaplan)
  // All the damage goes to one enemy.
  '15011': text(
    response(
      'thwarted',
      byThis,
      keep(discardTop('encounter', 1), (discarded) =>
        keep(countBoost(discarded), (_counted, _howMany, icons) => damageEnemy(icons)),
      ),
    ),
  ),
  // Crisis Averted
  '15012': text(
    heroAction(
      thwart(
        when(
          paidWith('mental'),
          choose(query('thwartableInCrisis', same(mainScheme)), (scheme) =>
            removeThreatInCrisis(6, scheme),
          ),
          choose(query('thwartable', same(mainScheme)), (scheme) => removeThreat(6, scheme)),
        ),
      ),
    ),
  ),
  // Multitasking
  '15013': text(
    heroAction(
      thwart(
        choose(thwartable, (one) =>
          sequence(
            removeThreat(2, one),
            when(
              paidWith('mental'),
              choose(query('thwartable', not(same(one))), (other) => removeThreat(2, other)),
            ),
          ),
        ),
      ),
    ),
  ),
  // Swift Retribution
  '15014': text(
    heroAction(
      attack(
        choose(query('attackable', same(villain)), (foe) =>
          sequence(enemySchemes(foe), damage(4, foe)),
        ),
      ),
    ),
  ),
  // Turn the Tide
  '15015': text(
    response('thwarted', both(byYou, marked('cleared')), attackEnemy(3), { form: 'hero' }),
  ),
};
