import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  boost,
  change,
  choose,
  constant,
  count,
  discard,
  itself,
  lasting,
  mainScheme,
  perPlayer,
  placeThreat,
  query,
  same,
  sequence,
  THIS,
  takeDamage,
  upgrade,
  villain,
  whenRevealed,
} from '../../vocabulary/builders.ts';

const yourUpgrades = count(query('yours', upgrade));

const discardUpgrade = choose(query('yours', upgrade), discard);

export const blackWidowNemesisTexts: TextBoxes = {
  // Taskmaster
  '08026': text(
    constant(change('sch', itself, yourUpgrades), change('atk', itself, yourUpgrades)),
    boost(
      sequence(
        lasting('activation', change('sch', same(villain), yourUpgrades)),
        lasting('activation', change('atk', same(villain), yourUpgrades)),
      ),
    ),
  ),
  // Killer for Hire
  '08027': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Hydra Mercenary
  '08028': text(),
  // Deadly Shot
  '08029': text(
    whenRevealed(sequence(discardUpgrade, placeThreat(1, mainScheme)), 'alterEgo'),
    whenRevealed(sequence(discardUpgrade, takeDamage(1)), 'hero'),
  ),
};
