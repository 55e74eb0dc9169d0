import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  choose,
  heroAction,
  mainScheme,
  query,
  removeThreat,
  same,
  sum,
  thwart,
  upTo,
  villainStage,
  youAre,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Running Interference
  '13031': text(
    { onlyIf: youAre('Avenger') },
    heroAction(
      thwart(
        choose(query('thwartable', same(mainScheme)), (scheme) =>
          removeThreat(sum(2, upTo(3, villainStage)), scheme),
        ),
      ),
    ),
  ),
};
