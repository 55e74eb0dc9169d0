import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  ally,
  CAUSE,
  cardIs,
  change,
  controlledBy,
  discard,
  interrupt,
  lasting,
  later,
  query,
  same,
  sequence,
  you,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Last Stand
  '15029': text(
    interrupt(
      'attacking',
      cardIs(CAUSE, all(ally, controlledBy(you))),
      sequence(
        lasting('attack', change('atk', same(CAUSE), 3)),
        later(
          'attackMade',
          discard(query('inPlay', same(CAUSE))),
          cardIs(CAUSE, all(ally, controlledBy(you))),
        ),
      ),
      { form: 'hero' },
    ),
  ),
};
