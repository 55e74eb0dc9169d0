import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  alter,
  attack,
  attackable,
  both,
  CAUSE,
  cancelBoost,
  cardIs,
  choose,
  damage,
  damageEnemy,
  defense,
  give,
  heroAction,
  interrupt,
  keep,
  marked,
  paidWith,
  removeCounters,
  SUBJECT,
  sequence,
  spend,
  statAtLeast,
  THIS,
  type,
  villain,
  when,
  yourEvent,
} from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Nova (Sam Alexander)
  '05012': text(
    interrupt(
      'attacking',
      both(yourEvent, cardIs(CAUSE, type('villain', 'minion'))),
      damage(2, CAUSE),
      { cost: spend('energy') },
    ),
  ),
  // Preemptive Strike
  '05014': text(
    interrupt(
      'boosting',
      both(
        cardIs(SUBJECT, statAtLeast('boostIcons', 1)),
        cardIs(CAUSE, type('villain')),
        marked('attack'),
      ),
      defense(keep(cancelBoost, (_card, _howMany, icons) => damage(icons, villain))),
      { form: 'hero' },
    ),
  ),
  // Tackle
  '05015': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(give('stunned', foe), when(paidWith('physical'), damage(3, foe))),
        ),
      ),
    ),
  ),
  // Energy Barrier
  '05017': text(
    interrupt('wouldTake', aboutYou, sequence(alter(-1), damageEnemy(1)), {
      cost: removeCounters(1, 'reflection', THIS),
    }),
  ),
};
