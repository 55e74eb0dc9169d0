import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  choose,
  enemyAttacks,
  heroAction,
  mainScheme,
  query,
  removeThreat,
  same,
  sequence,
  thwart,
  villain,
} from '../../vocabulary/builders.ts';

export const protectionTexts: TextBoxes = {
  // Bait and Switch
  '15030': text(
    heroAction(
      thwart(
        choose(query('thwartable', same(mainScheme)), (scheme) =>
          sequence(enemyAttacks(villain), removeThreat(4, scheme)),
        ),
      ),
    ),
  ),
};
