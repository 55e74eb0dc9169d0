import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  choose,
  countersOn,
  damage,
  discardThis,
  exhaustThis,
  moveThreat,
  query,
  schemes,
  sequence,
  THIS,
} from '../../vocabulary/builders.ts';

export const justiceTexts: TextBoxes = {
  // Beat Cop
  '10029': text(
    action(
      choose(schemes, (scheme) => moveThreat(1, scheme, THIS)),
      { cost: exhaustThis },
    ),
    action(
      choose(query('minions'), (foe) => damage(countersOn('threat', THIS), foe)),
      { cost: sequence(exhaustThis, discardThis) },
    ),
  ),
};
