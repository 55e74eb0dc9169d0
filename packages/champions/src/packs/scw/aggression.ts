import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  attack,
  choose,
  damage,
  heroAction,
  query,
  same,
  sum,
  upTo,
  villain,
  villainStage,
  youAre,
} from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Browbeat
  // Additional damage is dealt at the same time as the rest.
  '15028': text(
    { onlyIf: youAre('Avenger') },
    heroAction(
      attack(
        choose(query('attackable', same(villain)), (foe) =>
          damage(sum(2, upTo(3, villainStage)), foe),
        ),
      ),
    ),
  ),
};
