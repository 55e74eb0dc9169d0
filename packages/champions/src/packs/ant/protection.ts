import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  chooseSome,
  give,
  heroAction,
  query,
  upTo,
  villainStage,
  youAre,
} from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Muster Courage
  '12032': text(
    { onlyIf: youAre('Avenger') },
    heroAction(
      chooseSome(0, upTo(3, villainStage), query('friendlies'), (those) => give('tough', those)),
    ),
  ),
};
