import type { Cards, Query, Vocabulary } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import { english } from './english/english.ts';
import type { EnglishNoun } from './english/phrases.ts';
import type { GermanNoun } from './german/declension.ts';
import { german } from './german/german.ts';
import type { Grammar } from './grammar.ts';
import type { Lexicon } from './lexicon.ts';
import type { Trait } from './phrase.ts';

/** How the cards of a game are told in one language. */
export interface Spoken<W extends Vocabulary, N> {
  readonly grammar: Grammar<N>;
  readonly lexicon: Lexicon<W, N>;
  /** A card's words for its host. */
  readonly host: (noun: N, self: N) => Trait<N>;
  /** A noun as it follows `Max 1 per`. */
  readonly nameOf: (noun: N) => string;
}

/** `the attached hero` */
export const spokenInEnglish = <W extends Vocabulary>(
  lexicon: Lexicon<W, EnglishNoun>,
): Spoken<W, EnglishNoun> => ({
  grammar: english,
  lexicon,
  host: (noun) => ({ noun, adjective: 'attached', unique: true, calledIt: true }),
  nameOf: ({ one }) => one,
});

/** `der Held mit dieser Verstärkung` */
export const spokenInGerman = <W extends Vocabulary>(
  lexicon: Lexicon<W, GermanNoun>,
): Spoken<W, GermanNoun> => ({
  grammar: german,
  lexicon,
  host: (noun, self) => ({
    noun,
    following: `mit ${german.self(self).as('dative')}`,
    unique: true,
    calledIt: true,
  }),
  nameOf: ({ adjectival, weak, one, many }) => (adjectival ? `${adjectival}en` : weak ? many : one),
});

/** The hosts that a card attaches itself to, wherever its abilities say so. */
export function hostsIn<W extends Vocabulary>(abilities: readonly unknown[]): readonly Cards<W>[] {
  return abilities.flatMap((ability) => hostsBelow<W>(ability, []));
}

interface Choice<W extends Vocabulary> {
  readonly slot: number;
  readonly from: Query<W>;
}

function hostsBelow<W extends Vocabulary>(
  node: unknown,
  choices: readonly Choice<W>[],
): readonly Cards<W>[] {
  if (typeof node !== 'object' || node === null) return [];
  // All games call it by the same name.
  const known = node as { do?: string; card?: Cards<W>; to?: Cards<W> } & Partial<Choice<W>>;
  if (known.do === 'attach' && known.card && known.to) {
    const isItself = isRef(known.card) && known.card.ref === 'this';
    return isItself ? [chosenIn(known.to, choices)] : [];
  }
  const { slot, from } = known;
  const isChoice = known.do === 'choose' && slot !== undefined && from;
  const inner = isChoice ? [...choices, { slot, from }] : choices;
  return Object.values(node).flatMap((part) => hostsBelow(part, inner));
}

/** The set that a card was chosen from. */
function chosenIn<W extends Vocabulary>(cards: Cards<W>, choices: readonly Choice<W>[]): Cards<W> {
  if (!isRef(cards) || cards.ref !== 'slot') return cards;
  return choices.findLast(({ slot }) => slot === cards.slot)?.from ?? cards;
}
