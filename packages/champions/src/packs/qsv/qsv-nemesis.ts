import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  assignDamage,
  attachToOrElse,
  boost,
  change,
  chooseSome,
  constant,
  discard,
  discardThis,
  eachPlayer,
  either,
  exhaust,
  heroAction,
  query,
  sequence,
  spend,
  theHost,
  titled,
  villain,
  whenRevealed,
  you,
  yourHero,
} from '../../vocabulary/builders.ts';

export const qsvNemesisTexts: TextBoxes = {
  // Extortion of Seismic Proportion
  '14025': text(),
  // Avalanche
  '14026': text(
    whenRevealed(eachPlayer(either(assignDamage(2, query('yourCharacters')), exhaust(you)))),
  ),
  // Vibration Resistance
  '14027': text(
    attachToOrElse(query('minions', titled('Avalanche')), villain),
    constant(change('lessAttackDamage', theHost, 1)),
    heroAction(discardThis, { cost: exhaust(yourHero) }),
  ),
  // Earthquake
  '14028': text(
    whenRevealed(
      sequence(
        chooseSome(2, 2, query('yourHand'), (several) => discard(several)),
        exhaust(you),
      ),
    ),
    boost(either(spend('physical', 'physical'), exhaust(you))),
  ),
};
