import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  atLeast,
  blanks,
  cannot,
  constant,
  count,
  discardTop,
  eachPlayer,
  exhaust,
  exists,
  heal,
  heroAction,
  itself,
  keep,
  lasting,
  not,
  query,
  spend,
  sum,
  surge,
  trait,
  type,
  villain,
  when,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const persona = all(type('support'), trait('Persona'));

export const msMarvelNemesisTexts: TextBoxes = {
  // Generation Why?
  '05026': text(
    whenRevealed(
      eachPlayer(discardTop('yours', sum(count(query('allies')), count(query('inPlay', persona))))),
    ),
  ),
  // Thomas Edison
  '05027': text(
    constant(cannot('cannotTakeDamage', itself, exists(query('engagedMinions', not(itself))))),
  ),
  // Edison's Giant Robot
  '05028': text(
    constant(cannot('cannotTakeDamage', itself)),
    heroAction(lasting('phase', blanks(itself)), { cost: spend('mental') }),
  ),
  // Harvest
  '05029': text(
    whenRevealed(
      keep(exhaust(query('inPlay', persona)), (_supports, howMany) =>
        when(atLeast(howMany, 1), heal(howMany, villain), surge),
      ),
    ),
  ),
};
