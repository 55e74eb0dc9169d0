import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { change, constant, itself } from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Iron Man (Tony Stark)
  '09039': text(constant(change('lessForUpgrades', itself, 1))),
};
