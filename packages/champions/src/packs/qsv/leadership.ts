import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  chooseSome,
  heal,
  heroAction,
  query,
  upTo,
  villainStage,
  youAre,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // United We Stand
  '14031': text(
    { onlyIf: youAre('Avenger') },
    heroAction(
      chooseSome(1, upTo(3, villainStage), query('friendlies'), (several) => heal(1, several)),
    ),
  ),
};
