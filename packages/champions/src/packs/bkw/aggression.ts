import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  attack,
  both,
  CAUSE,
  cardIs,
  choose,
  damage,
  discardThis,
  marked,
  query,
  response,
  same,
  theAmount,
  type,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Counterattack
  '08030': text(
    response(
      'damaged',
      both(aboutYou, marked('attack'), cardIs(CAUSE, type('villain', 'minion'))),
      attack(choose(query('attackable', same(CAUSE)), (foe) => damage(theAmount, foe))),
      { form: 'hero', cost: discardThis },
    ),
  ),
};
