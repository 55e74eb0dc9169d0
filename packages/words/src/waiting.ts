import type { Cards, CommonFilter, Condition, Filter, Vocabulary } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import { askedOf } from './conditions.ts';
import { describe, describeQuery } from './describe.ts';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

interface Waiting<W extends Vocabulary> {
  /** The opening of the sentence: `after this card is defeated`. */
  readonly lead: string;
  /** Conditions that are not told with the event. */
  readonly rest: readonly Condition<W>[];
}

/** The event that something waits for, and what it has to be like. */
export function waitingFor<W extends Vocabulary, N>(
  to: Teller<W, N>,
  on: W['event'],
  when: Condition<W> | undefined,
  before = false,
): Waiting<W> {
  const { subject, cause, yours, marks, rest } = askedOf(when, to.lexicon.yourEvent);
  const { subjects, causes } = to.lexicon;
  foresee<W, N>(to, 'subject', subjects?.[on]);
  foresee<W, N>(to, 'cause', causes?.[on]);
  const lead = to.lexicon.events[on]({
    cause: whoIs(to, 'cause', cause),
    subject: whoIs(to, 'subject', subject),
    yours,
    marks,
    before,
  });
  return { lead, rest };
}

/** The noun for a card of the event without conditions. */
function foresee<W extends Vocabulary, N>(
  to: Teller<W, N>,
  who: 'subject' | 'cause',
  noun: N | undefined,
): void {
  if (noun) to.mentions.know(who, { source: null, noun, many: false, first: null });
}

/** A certain card, which can be called `it` afterwards. */
function isSpokenOf<W extends Vocabulary, N>({ lexicon }: Teller<W, N>, cards: Cards<W>): boolean {
  if (isRef(cards)) return true;
  return !cards.where && lexicon.sources[cards.in as W['source']]?.calledIt === true;
}

/** The card that the event is about, or that causes it, from what is asked of it. */
function whoIs<W extends Vocabulary, N>(
  to: Teller<W, N>,
  who: 'subject' | 'cause',
  filters: readonly Filter<W>[],
): Phrase | null {
  const [first] = filters;
  if (!first) return null;
  const filter: Filter<W> = filters.length === 1 ? first : { is: 'all', of: filters };
  const same = filter as CommonFilter<W>;
  if (same.is === 'same' && isSpokenOf(to, same.as)) {
    const noun = isRef(same.as) ? to.nounOf(same.as) : describeQuery(to, same.as).noun;
    foresee<W, N>(to, who, noun);
    return to.cards(same.as);
  }
  if (same.is === 'any') return oneOrAnother(to, who, same.of);
  const described = describe(to, filter);
  to.mentions.know(who, { source: null, noun: described.noun, many: false, first: null });
  to.mentions.note(who);
  // A set of one card can be called `it` as well from now on.
  if (same.is === 'same' && !isRef(same.as)) return to.cards(same.as);
  return to.grammar.one(described);
}

/** Cards of several kinds: `you or one of your events`. */
function oneOrAnother<W extends Vocabulary, N>(
  to: Teller<W, N>,
  who: 'subject' | 'cause',
  filters: readonly Filter<W>[],
): Phrase {
  const phrases = filters.map((filter) => {
    const same = filter as CommonFilter<W>;
    return same.is === 'same' ? to.cards(same.as) : to.grammar.one(describe(to, filter));
  });
  to.mentions.note(who);
  return to.grammar.eitherOf(phrases);
}
