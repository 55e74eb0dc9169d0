import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutHost,
  attachTo,
  boost,
  constant,
  damage,
  discardThis,
  eachPlayer,
  either,
  exhaust,
  forcedResponse,
  gains,
  give,
  heroAction,
  host,
  placeThreat,
  query,
  sequence,
  spend,
  THIS,
  theHost,
  villain,
  whenRevealed,
  you,
  yourHero,
} from '../../vocabulary/builders.ts';

export const underAttackTexts: TextBoxes = {
  // Under Attack
  '01151': text(whenRevealed(eachPlayer(either(placeThreat(2, THIS), damage(3, yourHero))))),
  // Vibranium Armor
  '01152': text(
    attachTo(villain, 'first'),
    forcedResponse('damaged', aboutHost, give('tough', host)),
    heroAction(discardThis, { cost: sequence(exhaust(you), spend('physical', 'physical')) }),
  ),
  // Concussion Blasters
  '01153': text(
    attachTo(villain, 'first'),
    constant(gains('retaliate', theHost)),
    heroAction(discardThis, { cost: sequence(exhaust(you), spend('energy', 'energy')) }),
  ),
  // Concussive Blast
  '01154': text(
    whenRevealed(damage(1, query('friendlies'))),
    boost(damage(1, query('yourCharacters'))),
  ),
};
