import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  additionalCost,
  as,
  atLeast,
  attachToOrElse,
  change,
  constant,
  either,
  enemyAttacks,
  forcedInterrupt,
  keep,
  lasting,
  never,
  query,
  same,
  sequence,
  shuffleIn,
  spend,
  surge,
  THIS,
  theHost,
  titled,
  type,
  villain,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const beetle = query('minions', titled('Beetle'));

export const wspNemesisTexts: TextBoxes = {
  // Mother's Orders
  '13027': text(additionalCost('attack', type('minion', 'villain'), spend('any'), type('hero'))),
  // Beetle
  // The player who defeats it decides (errata).
  '13028': text(
    forcedInterrupt(
      'beingDefeated',
      aboutThis,
      as(query('defeater'), either(spend('physical'), shuffleIn(THIS))),
    ),
  ),
  // Beetle Armor MK IV
  '13029': text(attachToOrElse(beetle, villain), constant(change('hitPoints', theHost, 4))),
  // Beetle Mania
  '13030': text(
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(
      sequence(
        lasting('activation', change('atk', same(beetle), 1)),
        keep(enemyAttacks(beetle, you), (_attackers, howMany) =>
          when(never(atLeast(howMany, 1)), surge),
        ),
      ),
      'hero',
    ),
  ),
};
