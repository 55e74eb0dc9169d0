import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  attack,
  attackable,
  choose,
  chooseSome,
  count,
  damage,
  exhaust,
  exhausted,
  heroAction,
  keep,
  may,
  not,
  query,
  sum,
  trait,
} from '../../vocabulary/builders.ts';

const readyAvengers = query('yourCharacters', all(trait('Avenger'), not(exhausted)));

export const leadershipTexts: TextBoxes = {
  // All for One
  '13032': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          keep(
            may(chooseSome(1, count(readyAvengers), readyAvengers, (those) => exhaust(those))),
            (_those, howMany) => damage(sum(3, howMany), foe),
          ),
        ),
      ),
    ),
  ),
};
