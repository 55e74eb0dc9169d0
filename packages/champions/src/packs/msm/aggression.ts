import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  attack,
  attackable,
  choose,
  damage,
  heroAction,
  not,
  query,
  same,
  sequence,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Melee
  '05030': text(
    heroAction(
      attack(
        choose(attackable, (one) =>
          sequence(
            damage(3, one),
            choose(query('attackable', not(same(one))), (other) => damage(3, other)),
          ),
        ),
      ),
    ),
  ),
};
