import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  all,
  ally,
  cardIs,
  choose,
  controlledBy,
  damage,
  discardThis,
  putIntoPlay,
  query,
  response,
  SUBJECT,
  same,
  sequence,
  you,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Rapid Response
  '08031': text(
    response(
      'defeated',
      cardIs(SUBJECT, all(ally, controlledBy(you))),
      choose(query('yourDiscard', same(SUBJECT)), (friend) =>
        sequence(putIntoPlay(friend), damage(1, friend)),
      ),
      { form: 'hero', cost: discardThis },
    ),
  ),
};
