import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { change, count, itself, query, times, wherever } from '../../vocabulary/builders.ts';

export const aggressionTexts: TextBoxes = {
  // Hercules
  '06011': text(wherever(change('cost', itself, times(count(query('engagedMinions')), -1)))),
  // Valkyrie
  // '06012': text(),
  // Get Over Here!
  // '06014': text(),
  // Mean Swing
  // '06015': text(),
  // Hall of Heroes
  // '06017': text(),
  // Battle Fury
  // '06018': text(),
  // Jarnbjorn
  // '06019': text(),
};
