import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  alterEgoAction,
  choose,
  discard,
  draw,
  heal,
  query,
  sequence,
  statOf,
  you,
  youAre,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Spiritual Meditation
  '15019': text(
    { onlyIf: youAre('Mystic') },
    action(
      sequence(
        draw(2),
        choose(query('yourHand'), (chosen) => discard(chosen)),
      ),
    ),
  ),
  // Recuperation
  '15031': text(alterEgoAction(heal(statOf('rec', you), you))),
};
