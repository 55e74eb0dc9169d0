import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  atLeast,
  cardIs,
  choose,
  draw,
  exhaustThis,
  heroAction,
  never,
  perPlayer,
  removeThreat,
  response,
  SUBJECT,
  sequence,
  sideSchemes,
  threatOn,
  thwart,
  thwartable,
  type,
  when,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Spider-Man (Peter Parker)
  '04045': text(
    response(
      'played',
      aboutThis,
      choose(sideSchemes, (scheme) => removeThreat(perPlayer(3), scheme)),
    ),
  ),
  // Skilled Investigator
  '04047': text(
    response('defeated', cardIs(SUBJECT, type('side_scheme')), draw(1), {
      form: 'hero',
      cost: exhaustThis,
    }),
  ),
  // Clear the Area
  '04049': text(
    heroAction(
      thwart(
        choose(thwartable, (scheme) =>
          sequence(removeThreat(2, scheme), when(never(atLeast(threatOn(scheme), 1)), draw(1))),
        ),
      ),
    ),
  ),
};
