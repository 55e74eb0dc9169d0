import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  attackEnemy,
  both,
  byThis,
  change,
  choose,
  damage,
  defense,
  draw,
  either,
  exhaustThis,
  exists,
  give,
  heal,
  heroAction,
  heroes,
  interrupt,
  keep,
  lasting,
  later,
  lookAtTop,
  never,
  query,
  ready,
  removeCounters,
  removeStatus,
  response,
  SUBJECT,
  sequence,
  shuffle,
  shuffleIn,
  THIS,
  toHand,
  type,
  useCounter,
  when,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Brother Voodoo (Jericho Drumm)
  '09012': text(
    response(
      'entered',
      aboutThis,
      keep(lookAtTop(5, query('yourDeck')), (seen) =>
        sequence(
          choose(query(seen, type('event')), (found) => toHand(found)),
          shuffle('yours'),
        ),
      ),
    ),
  ),
  // Clea
  '09013': text(interrupt('beingDefeated', aboutThis, shuffleIn(THIS))),
  // Iron Fist (Danny Rand)
  // An interrupt (errata).
  '09014': text(
    interrupt('attacking', byThis, sequence(give('stunned', SUBJECT), damage(1, SUBJECT)), {
      cost: removeCounters(1, 'mystic', THIS),
    }),
  ),
  // Desperate Defense
  '09015': text(
    interrupt(
      'defending',
      aboutYou,
      defense(
        sequence(
          lasting('attack', change('def', yourIdentity, 2)),
          later('defended', when(never(exists(query('hurt', yourIdentity))), ready(you)), aboutYou),
        ),
      ),
      { form: 'hero' },
    ),
  ),
  // Momentum Shift
  '09016': text(heroAction(attackEnemy(2), { cost: heal(2, you) })),
  // The Night Nurse
  '09019': text(
    action(
      choose(heroes, (hero) =>
        sequence(
          heal(1, hero),
          either(
            removeStatus('stunned', hero),
            removeStatus('confused', hero),
            removeStatus('tough', hero),
          ),
        ),
      ),
      { cost: useCounter('medical') },
    ),
  ),
  // Unflappable
  '09020': text(
    response('defended', both(aboutYou, never(exists(query('hurt', yourIdentity)))), draw(1), {
      cost: exhaustThis,
    }),
  ),
};
