import type { TextBoxes } from '../../cards/text-box.ts';

export const aggressionTexts: TextBoxes = {
  // Hercules
  // '06011': text(),
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
