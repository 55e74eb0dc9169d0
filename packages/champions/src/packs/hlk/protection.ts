import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { aboutYou, CAUSE, damage, response } from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Electrostatic Armor
  // Its first line is misprinted, so that lists miss it.
  '10031': text({ anyControl: true }, response('defended', aboutYou, damage(1, CAUSE))),
};
