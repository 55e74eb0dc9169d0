import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { all, exhaustThis, resourceFor, trait, type } from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Sense of Justice
  '14030': text(
    resourceFor(all(type('event'), trait('Thwart')), ['mental'], { cost: exhaustThis }),
  ),
};
