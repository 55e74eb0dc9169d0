import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  attack,
  attackable,
  choose,
  damage,
  give,
  heroAction,
  paidWith,
  sequence,
  when,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Concussive Blow
  '05031': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(give('confused', foe), when(paidWith('physical'), damage(3, foe))),
        ),
      ),
    ),
  ),
};
