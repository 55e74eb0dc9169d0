import type { Changed } from './lexicon.ts';
import type { Measure, Phrase, Split } from './phrase.ts';

/** A value set to nothing is lost, maybe only as far as some cards are concerned. */
export const isLost = ({ op, value }: Changed) =>
  (op === 'set' || op === 'most' || op === 'fix') && value === '0';

/** Without its sign, which stands before it; what is added has the sign too. */
export const positive = (part: Measure): Measure => ({
  ...part,
  count: Math.abs(part.count),
  notes: (part.notes ?? []).map((note) => note.replace(/^(?=\d)/, '+')),
});

export const signed = (count: number, amount: Phrase) =>
  `${count < 0 ? '−' : '+'}${amount.as('accusative')}`;

/** An amount in its parts; one that has none is its own head. */
export const partsOfAmount = (amount: Phrase): Split =>
  amount.split ?? { head: amount.as('accusative'), per: '', notes: [] };
