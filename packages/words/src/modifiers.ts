import type { CommonFilter, Filter, Modifier, Vocabulary } from '@grimrule/kernel';
import { isRef } from '@grimrule/kernel';
import { measures } from './amounts.ts';
import { conditionText } from './conditions.ts';
import { describe } from './describe.ts';
import type { Change, Changed } from './lexicon.ts';
import type { Clause, Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/**
 * Changes of the same cards under the same condition are told in one sentence. The subject may have
 * been named already.
 */
export function modifiersClause<W extends Vocabulary, N>(
  to: Teller<W, N>,
  modifiers: readonly Modifier<W>[],
  subject?: Phrase,
): Clause {
  const groups: Modifier<W>[][] = [];
  for (const modifier of modifiers) {
    const last = groups.at(-1);
    if (last?.[0] && canJoin(to, last[0], modifier)) last.push(modifier);
    else groups.push([modifier]);
  }
  return to.grammar.sequence(groups.map((group) => groupClause(to, group, subject)));
}

function canJoin<W extends Vocabulary, N>(
  { lexicon }: Teller<W, N>,
  one: Modifier<W>,
  other: Modifier<W>,
): boolean {
  const isOrdinary = ({ stat }: Modifier<W>) => !lexicon.stats[stat as W['stat']].change;
  const bounds = ({ of, op, while: during, against }: Modifier<W>) =>
    JSON.stringify([of, op, during, against]);
  const joins = lexicon.changes !== undefined && isOrdinary(one) && isOrdinary(other);
  return joins && bounds(one) === bounds(other);
}

function groupClause<W extends Vocabulary, N>(
  to: Teller<W, N>,
  modifiers: readonly Modifier<W>[],
  named: Phrase | undefined,
): Clause {
  const [first] = modifiers;
  if (!first) throw new Error('no modifiers');
  const { grammar, lexicon } = to;
  const { subject, one, yours } = named
    ? { subject: named, one: named, yours: false }
    : modified(to, first.of);
  const spoken = watched(subject);
  const changes = modifiers.map(({ stat, op, by }): Change<N> => {
    const { noun } = lexicon.stats[stat as W['stat']];
    return { noun, op, by: measures(to, by), value: to.value(by) };
  });
  const against = first.against ? grammar.kind(describe(to, first.against)) : null;
  const { change } = lexicon.stats[first.stat as W['stat']];
  const ordinary = () =>
    lexicon.changes?.(spoken.phrase, changes, against) ?? plainChanges(to, spoken.phrase, changes);
  const [only] = changes;
  const own = only && change?.({ ...only, subject: spoken.phrase, one, yours, against });
  const clause = own ?? ordinary();
  // A thing that the sentence does not name cannot be called `it` in the next one.
  if (!spoken.wasNamed()) to.mentions.turnAway();
  const condition = first.while ? conditionText(to, first.while) : null;
  return condition === null ? clause : grammar.while(condition, clause);
}

/** A phrase that knows whether a text has used it. */
function watched(phrase: Phrase) {
  let named = false;
  const as: Phrase['as'] = (form) => {
    named = true;
    return phrase.as(form);
  };
  return { phrase: { ...phrase, as }, wasNamed: () => named };
}

function plainChanges<W extends Vocabulary, N>(
  { grammar }: Teller<W, N>,
  subject: Changed['subject'],
  changes: readonly Change<N>[],
): Clause {
  return grammar.sequence(
    changes.map(({ op, by, noun }) => grammar.changes(subject, op, by, noun)),
  );
}

/** The cards that something holds for, all of them and any one. */
export function modified<W extends Vocabulary, N>(
  to: Teller<W, N>,
  of: Filter<W>,
): Pick<Changed, 'subject' | 'one' | 'yours'> {
  const same = of as CommonFilter<W>;
  if (same.is === 'same' && isRef(same.as)) {
    const card = to.cards(same.as);
    return { subject: card, one: card, yours: false };
  }
  const described = to.mentions.within(() => describe(to, of));
  return {
    subject: to.grammar.every(described),
    one: to.grammar.one({ ...described, yours: false }),
    yours: described.yours,
  };
}
