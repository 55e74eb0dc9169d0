import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { discardThis, heroAction, resource, thwartScheme } from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // To the Rescue!
  '10019': text(heroAction(thwartScheme(2))),
  // Resourceful
  '10032': text(resource(['wild'], { cost: discardThis })),
};
