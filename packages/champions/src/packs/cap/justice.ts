import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  attachTo,
  damageEnemy,
  interrupt,
  sideSchemes,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Followed
  '03032': text(attachTo(sideSchemes), interrupt('beingDefeated', aboutHost, damageEnemy(4))),
};
