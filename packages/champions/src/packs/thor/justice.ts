import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { attachTo, change, constant, mainScheme, theHost } from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Under Surveillance
  '06031': text(attachTo(mainScheme), constant(change('targetThreat', theHost, 4))),
};
