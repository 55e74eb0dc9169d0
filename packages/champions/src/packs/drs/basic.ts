import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  alter,
  cardIs,
  change,
  constant,
  inForm,
  interrupt,
  SUBJECT,
  type,
  youAre,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Warning
  // No defense (errata).
  '09021': text(interrupt('wouldTake', cardIs(SUBJECT, type('hero')), alter(-1))),
  // The Sorcerer Supreme
  '09026': text(
    { onlyIf: youAre('Mystic') },
    constant(change('handSize', yourIdentity, 1, inForm('hero'))),
  ),
};
