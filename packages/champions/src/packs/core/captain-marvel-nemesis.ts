import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  boost,
  both,
  byThis,
  cardIs,
  discard,
  discardThis,
  forcedResponse,
  give,
  mainScheme,
  obligation,
  otherwise,
  perPlayer,
  placeThreat,
  printedResource,
  query,
  sequence,
  surge,
  THIS,
  titled,
  type,
  undefended,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';

export const captainMarvelNemesisTexts: TextBoxes = {
  // Family Emergency
  '01175': text(obligation(sequence(give('stunned', you), surge, discardThis))),
  // The Psyche-Magnitron
  '01176': text(whenRevealed(placeThreat(perPlayer(), THIS))),
  // Yon-Rogg
  '01177': text(
    forcedResponse(
      'attackMade',
      byThis,
      placeThreat(1, query('sideSchemes', titled('The Psyche-Magnitron'))),
    ),
  ),
  // Kree Manipulator
  '01178': text(
    whenRevealed(placeThreat(1, mainScheme)),
    boost(
      when(
        both(undefended, cardIs(query('attacker'), type('villain'))),
        placeThreat(1, mainScheme),
      ),
    ),
  ),
  // Yon-Rogg's Treason
  // Cards of every type go, not only resource cards: the printed symbol counts.
  '01179': text(
    whenRevealed(otherwise(discard(query('yourHand', printedResource('energy'))), surge)),
  ),
};
