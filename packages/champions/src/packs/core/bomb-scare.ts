import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  assignDamage,
  cardIs,
  either,
  exists,
  give,
  hasStatus,
  mainScheme,
  perPlayer,
  placeThreat,
  query,
  surge,
  THIS,
  takeDamage,
  threatOn,
  titled,
  type,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

const theScheme = query('sideSchemes', titled('Bomb Scare'));

const heroesAndAllies = query('friendlies', type('hero', 'ally'));

export const bombScareTexts: TextBoxes = {
  // Bomb Scare
  '01109': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Hydra Bomber
  '01110': text(whenRevealed(either(takeDamage(2), placeThreat(1, mainScheme)))),
  // Explosion
  '01111': text(
    whenRevealed(
      when(exists(theScheme), assignDamage(threatOn(theScheme), heroesAndAllies), surge),
    ),
  ),
  // False Alarm
  '01112': text(
    whenRevealed(when(cardIs(you, hasStatus('confused')), surge, give('confused', you))),
  ),
};
