import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  choose,
  heal,
  heroAction,
  query,
  ready,
  sequence,
  youAre,
} from '../../vocabulary/builders.ts';

export const leadershipTexts: TextBoxes = {
  // Inspiring Presence
  '10030': text(
    { onlyIf: youAre('Avenger') },
    heroAction(choose(query('allies'), (friend) => sequence(heal(1, friend), ready(friend)))),
  ),
};
