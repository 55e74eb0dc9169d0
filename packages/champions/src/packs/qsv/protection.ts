import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  all,
  alter,
  both,
  CAUSE,
  cardIs,
  change,
  choose,
  damage,
  defense,
  either,
  exhaustThis,
  exists,
  give,
  heal,
  interrupt,
  lasting,
  later,
  never,
  paidWith,
  putIntoPlay,
  query,
  resourceFor,
  response,
  sameTitle,
  search,
  sequence,
  shuffle,
  spend,
  THIS,
  trait,
  type,
  when,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const enemy = type('villain', 'minion');

export const protectionTexts: TextBoxes = {
  // Multiple Man
  // The deck is shuffled only if it was searched.
  '14012': text(
    response(
      'entered',
      aboutThis,
      either(
        choose(query('yourHand', sameTitle(THIS)), (copy) => putIntoPlay(copy)),
        sequence(
          search(query('yourDeck', sameTitle(THIS)), (copy) => putIntoPlay(copy)),
          shuffle('yours'),
        ),
      ),
    ),
  ),
  // Warlock
  '14013': text(action(heal(2, THIS), { cost: spend('mental') })),
  // Never Back Down
  '14014': text(
    interrupt(
      'defending',
      aboutYou,
      defense(
        sequence(
          lasting('attack', change('def', yourIdentity, 2)),
          later(
            'activationEnds',
            when(never(exists(query('hurt', yourIdentity))), give('stunned', query('activating'))),
          ),
        ),
      ),
      { form: 'hero' },
    ),
  ),
  // Side Step
  '14015': text(
    interrupt(
      'wouldTake',
      aboutYou,
      defense(
        sequence(alter(-3), when(both(paidWith('energy'), cardIs(CAUSE, enemy)), damage(1, CAUSE))),
      ),
      { form: 'hero' },
    ),
  ),
  // Nerves of Steel
  '14017': text(
    resourceFor(all(type('event'), trait('Defense')), ['energy'], { cost: exhaustThis }),
  ),
};
