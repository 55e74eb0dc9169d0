import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import { change, count, itself, query, times, trait, wherever } from '../../vocabulary/builders.ts';

export const blackWidowTexts: TextBoxes = {
  // Black Widow
  // '08001a': text(),
  // Natasha Romanoff
  // '08001b': text(),
  // Winter Soldier (Bucky Barnes)
  '08002': text(
    wherever(change('cost', itself, times(count(query('yours', trait('Preparation'))), -1))),
  ),
  // Covert Ops
  // '08003': text(),
  // Dance of Death
  // '08004': text(),
  // Safe House #29
  // '08005': text(),
  // Attacrobatics
  // '08006': text(),
  // Black Widow's Gauntlet
  // '08007': text(),
  // Grappling Hook
  // '08008': text(),
  // Synth-Suit
  // '08009': text(),
  // Widow's Bite
  // '08010': text(),
  // Burn Notice
  // '08025': text(),
};
