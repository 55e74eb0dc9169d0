import type { TextBoxes } from '../../cards/text-box.ts';

export const justiceTexts: TextBoxes = {
  // Under Surveillance
  // '06031': text(),
};
