import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  change,
  choose,
  heroAction,
  heroes,
  lasting,
  same,
  sequence,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Morale Boost
  '05032': text(
    heroAction(
      choose(heroes, (hero) =>
        sequence(
          lasting('round', change('thw', same(hero), 1)),
          lasting('round', change('atk', same(hero), 1)),
          lasting('round', change('def', same(hero), 1)),
        ),
      ),
    ),
  ),
};
