import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  boost,
  discardRandom,
  discardThis,
  eachPlayer,
  give,
  inPlay,
  keep,
  later,
  mainScheme,
  obligation,
  placeThreat,
  query,
  resourceTypesOn,
  sequence,
  stealRandom,
  surge,
  THIS,
  titled,
  toHand,
  when,
  whenDefeated,
  whenRevealed,
  yourHero,
} from '../../vocabulary/builders.ts';

export const spiderManNemesisTexts: TextBoxes = {
  // Eviction Notice
  '01165': text(obligation(sequence(discardRandom(1), surge, discardThis))),
  // Highway Robbery
  '01166': text(
    whenRevealed(eachPlayer(stealRandom(THIS))),
    whenDefeated(toHand(query('underThis'))),
  ),
  // Vulture
  '01167': text(),
  // Sweeping Swoop
  '01168': text(
    whenRevealed(sequence(give('stunned', yourHero), when(inPlay(titled('Vulture')), surge))),
    boost(later('activationEnds', give('stunned', query('dealtDamage')))),
  ),
  // The Vulture's Plans
  '01169': text(
    whenRevealed(
      keep(eachPlayer(discardRandom(1)), (discarded) =>
        placeThreat(resourceTypesOn(discarded), mainScheme),
      ),
    ),
  ),
};
