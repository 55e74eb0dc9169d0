import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  boost,
  cardIs,
  cardTypesOn,
  count,
  discardTop,
  forcedInterrupt,
  give,
  heal,
  instead,
  keep,
  later,
  mainScheme,
  placeThreat,
  query,
  THIS,
  trait,
  treachery,
  type,
  when,
  whenRevealed,
} from '../../vocabulary/builders.ts';

export const thorNemesisTexts: TextBoxes = {
  // Family Feud
  '06027': text(whenRevealed(placeThreat(count(query('inPlay', trait('Asgard'))), THIS))),
  // Loki
  '06028': text(
    forcedInterrupt(
      'wouldBeDefeated',
      aboutThis,
      keep(discardTop('encounter', 1), (top) =>
        when(cardIs(top, treachery), instead(heal('all', THIS))),
      ),
    ),
  ),
  // Frost Giant
  '06029': text(
    boost(
      when(
        cardIs(query('attacker'), type('villain')),
        later('activationEnds', give('stunned', query('dealtDamage'))),
      ),
    ),
  ),
  // Trickster
  '06030': text(
    whenRevealed(
      keep(discardTop('yours', 3), (discarded) => placeThreat(cardTypesOn(discarded), mainScheme)),
    ),
  ),
};
