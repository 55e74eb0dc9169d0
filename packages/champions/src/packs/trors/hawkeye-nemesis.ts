import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import type { Cards } from '../../vocabulary/builders.ts';
import {
  all,
  as,
  attachToOrElse,
  attackGains,
  boost,
  choose,
  constant,
  controlledBy,
  damage,
  discardThis,
  exhaust,
  exists,
  gains,
  heroAction,
  itself,
  mainScheme,
  never,
  not,
  ofSet,
  placeThreat,
  query,
  search,
  sequence,
  shuffle,
  spend,
  THIS,
  theHost,
  titled,
  toHand,
  tuck,
  villain,
  when,
  whenDefeated,
  whenRevealed,
  you,
  yourHero,
} from '../../vocabulary/builders.ts';

const mockingbird = titled('Mockingbird');

const keepHer = (found: Cards) => tuck(found, THIS);

const crossfire = query('minions', titled('Crossfire'));

export const hawkeyeNemesisTexts: TextBoxes = {
  // Crossfire
  '04027': text(constant(gains('piercing', itself)), boost(attackGains('piercing'))),
  // Marked for Death
  // While another player has a Mockingbird in play, none is put here; all of them go back (FAQ).
  '04028': text(
    whenRevealed(
      as(
        query('players', ofSet('hawkeye')),
        sequence(
          when(
            never(exists(query('inPlay', all(mockingbird, not(controlledBy(you)))))),
            sequence(
              choose(query('yours', mockingbird), keepHer),
              choose(query('yourHand', mockingbird), keepHer),
              search(query('yourDeckAndDiscard', mockingbird), keepHer),
            ),
          ),
          shuffle('yours'),
        ),
      ),
    ),
    whenDefeated(sequence(toHand(query('underThis')), toHand(query('inPlay', mockingbird)))),
  ),
  // Crossfire's Rifle
  '04029': text(
    attachToOrElse(crossfire, villain),
    constant(gains('ranged', theHost)),
    heroAction(discardThis, { cost: sequence(exhaust(yourHero), spend('wild')) }),
  ),
  // Sniper Shot
  '04030': text(
    whenRevealed(placeThreat(3, mainScheme), 'alterEgo'),
    whenRevealed(damage(3, yourHero), 'hero'),
  ),
};
