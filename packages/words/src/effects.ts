import type { Effect, Modifier, Query, Ref, Structure, Vocabulary } from '@grimrule/kernel';
import { changesSlot, isRef } from '@grimrule/kernel';
import { measures } from './amounts.ts';
import { conditionText } from './conditions.ts';
import { modifiersClause } from './modifiers.ts';
import type { Clause, Description, Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';
import { waitingFor } from './waiting.ts';

type Of<W extends Vocabulary, D> = Extract<Structure<W>, { readonly do: D }>;

export function effectClause<W extends Vocabulary, N>(to: Teller<W, N>, effect: Effect<W>): Clause {
  const { grammar, lexicon } = to;
  const tell = (part: Effect<W>) => effectClause(to, part);
  const known = effect as Structure<W>;
  switch (known.do) {
    case 'sequence': {
      const told = grammar.sequence(inRuns(known.effects).map((run) => together(to, run)));
      return known.ordered ? grammar.inAnyOrder(told) : told;
    }
    case 'choose':
      return choice(to, known);
    case 'each':
      return forEach(to, known);
    case 'if': {
      const when = conditionText(to, known.when);
      const then = tell(known.body);
      if (when === null) return then;
      return grammar.when(when, then, known.otherwise ? tell(known.otherwise) : null);
    }
    case 'may':
      return grammar.may(tell(known.effect));
    case 'either':
      return grammar.either(known.effects.map((each) => fresh(to, each)));
    case 'repeat': {
      const together = lexicon.repeated?.(known.times, known.body, to.say);
      return together ?? grammar.repeat(measures(to, known.times), tell(known.body));
    }
    case 'as':
      return grammar.as(to.known(known.who), tell(known.body));
    case 'keep': {
      const first = tell(known.effect);
      to.keep(known.slot, known.effect);
      if (to.keptIn(known.slot)?.many === false) to.mentions.note(`slot ${known.slot}`);
      return grammar.sequence([first, tell(known.body)]);
    }
    case 'then': {
      const first = tell(known.effect);
      const { when, body } = bound(to, known.body);
      return grammar.ifDone(first, tell(body), when);
    }
    case 'lasting':
      return lasting(to, known, [known.modifier]);
    case 'later':
      return later(to, known);
    case 'alter': {
      const altered = { event: to.event, op: known.op, by: known.by };
      if (lexicon.alter) return lexicon.alter(altered, to.say);
      const { by } = known;
      const less = typeof by === 'number' && by < 0;
      return grammar.alter(!less, to.value(less ? -by : by));
    }
    case 'instead':
      return instead(to, known.effect);
    default: {
      known satisfies never;
      const own = effect as W['act'];
      const words = lexicon.acts[own.do as keyof typeof lexicon.acts];
      return words(own as never, to.say);
    }
  }
}

/**
 * A choice is described where it is first mentioned. Where that would be inside the
 * description of something else, the choice is told first.
 */
function choice<W extends Vocabulary, N>(to: Teller<W, N>, known: Of<W, 'choose'>): Clause {
  const { grammar, lexicon, mentions } = to;
  const key = `slot ${known.slot}`;
  const chosen = introduce(to, known, (of) => chosenPhrase(to, known, of));
  const body = () => effectClause(to, known.body);
  const chooser = chooserOf(to, known);
  if (chooser) {
    mentions.note(key);
    return grammar.chooses(chooser, chosen, body());
  }
  if (known.search) {
    mentions.note(key);
    const where = typeof known.from.in === 'string' ? known.from.in : null;
    const place = where === null ? undefined : lexicon.searched?.[where as W['source']];
    if (place === undefined) throw new Error(`no words for a search of '${where}'`);
    return grammar.sequence([grammar.search(place, chosen), body()]);
  }
  const ties = tiesDecidedBy(to, known);
  const whole = (told: Clause) => (ties ? grammar.decidesTies(ties, told) : told);
  const inner = known.body as Structure<W>;
  if (ties && inner.do === 'as' && isSlot(inner.who as Ref, known.slot)) {
    mentions.note(key);
    return whole(grammar.as(chosen, effectClause(to, inner.body)));
  }
  // `A card gets +1 strength` might be any card: that one is chosen has to be said. Of effects to
  // choose from, each can be read without the others.
  const opening = firstPart<W>(known.body);
  if (!changesSlot(opening, known.slot) && opening.do !== 'either') {
    mentions.buried.delete(key);
    const { told, forget } = mentions.attempt(body);
    if (mentions.wasMentioned(key) && !mentions.buried.has(key)) return whole(told);
    forget();
  }
  mentions.note(key);
  return whole(grammar.sequence([grammar.choose(chosen), body()]));
}

/** The player who chooses, if it is not the reader and there is a choice. */
function chooserOf<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { by, from }: Of<W, 'choose'>,
): Phrase | null {
  if (by === 'opponent') return to.grammar.opponent;
  if (by === 'you') return null;
  const { fixed, unique } = to.described(from);
  return fixed || unique ? null : (to.lexicon.firstPlayer ?? null);
}

/** The player who chooses where several cards are tied for the most. */
function tiesDecidedBy<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { by, from }: Of<W, 'choose'>,
): Phrase | null {
  if (by !== 'first') return null;
  const { fixed, superlative } = to.described(from);
  return superlative && !fixed ? (to.lexicon.firstPlayer ?? null) : null;
}

function chosenPhrase<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { least, most, from: among }: Of<W, 'choose'>,
  of: Description<N>,
): Phrase {
  if (most === undefined) return to.grammar.one(of);
  if (least === 1 && isAlike(most, { amount: 'count', of: among })) return to.grammar.anyNumber(of);
  // One amount or another is told where it stands.
  if (typeof most === 'object' && most.amount !== 'if' && isAlike(least, most)) {
    return to.grammar.asMany(of, to.value(most));
  }
  const from = least === 0 ? null : to.value(least ?? 1);
  return to.grammar.some(of, from, to.value(most));
}

/** The same data. */
const isAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function forEach<W extends Vocabulary, N>(to: Teller<W, N>, known: Of<W, 'each'>): Clause {
  const { grammar, mentions } = to;
  const from = isRef(known.of) ? { in: known.of } : known.of;
  const each = introduce(to, { ...known, from }, (of) =>
    of.fixed?.name ? grammar.eachTitled(of.fixed) : grammar.each(of),
  );
  const body = known.body as Structure<W>;
  // `Each card gets +1 strength`: the change itself speaks of all of them.
  if (changesSlot<W>(body, known.slot)) return effectClause(to, known.body);
  mentions.note(`slot ${known.slot}`);
  if (body.do === 'as' && isSlot(body.who as Ref, known.slot)) {
    const who = known.ordered ? grammar.orderedAnyhow(each) : each;
    return grammar.as(who, effectClause(to, body.body));
  }
  return grammar.forEach(each, effectClause(to, known.body), known.ordered ?? false);
}

function firstPart<W extends Vocabulary>(effect: Effect<W>): Structure<W> {
  const known = effect as Structure<W>;
  const [first] = known.do === 'sequence' ? known.effects : [];
  return first ? firstPart<W>(first) : known;
}

const isSlot = (ref: Ref, slot: number) => ref.ref === 'slot' && ref.slot === slot;

/** Describes what a slot is going to hold. */
function introduce<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { slot, from, most, search }: Pick<Of<W, 'choose'>, 'slot' | 'from' | 'most' | 'search'>,
  phrase: (of: Description<N>) => Phrase,
): Phrase {
  const outer = to.choosing;
  to.choosing = slot;
  // The searched cards are told separately.
  const description = search ? describeFound(to, from) : to.described(from);
  const first = phrase(description);
  to.choosing = outer;
  const many = most !== undefined && most !== 1;
  to.mentions.know(`slot ${slot}`, { source: from.in, noun: description.noun, many, first });
  return first;
}

function describeFound<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { in: from, where = { is: 'all', of: [] } }: Query<W>,
): Description<N> {
  const outer = to.describing;
  to.describing = from;
  const description = to.say.described(where);
  to.describing = outer;
  return description;
}

/** One of several effects that can be chosen: it can be read without the others. */
function fresh<W extends Vocabulary, N>(to: Teller<W, N>, effect: Effect<W>): Clause {
  to.mentions.turnAway();
  return effectClause(to, effect);
}

/** An effect that is done only if something holds, and what has to hold. */
function bound<W extends Vocabulary, N>(
  to: Teller<W, N>,
  effect: Effect<W>,
): { readonly when: string | null; readonly body: Effect<W> } {
  const known = effect as Structure<W>;
  if (known.do !== 'if' || known.otherwise) return { when: null, body: effect };
  return { when: conditionText(to, known.when), body: known.body };
}

/** `Instead` is said of the first thing that is done. */
function instead<W extends Vocabulary, N>(to: Teller<W, N>, effect: Effect<W>): Clause {
  const known = effect as Structure<W>;
  if (known.do === 'then') {
    return effectClause(to, { ...known, effect: { do: 'instead', effect: known.effect } });
  }
  const [first, ...rest] = known.do === 'sequence' ? known.effects : [];
  if (known.do === 'sequence' && !first) return cancelled(to);
  if (first && rest.length > 0) {
    return effectClause(to, {
      ...known,
      effects: [{ do: 'instead', effect: first }, ...rest],
    } as Effect<W>);
  }
  return to.grammar.instead(effectClause(to, effect));
}

function cancelled<W extends Vocabulary, N>({ event, lexicon }: Teller<W, N>): Clause {
  const told = event === null ? undefined : lexicon.cancels?.[event];
  if (!told) throw new Error(`no words for '${event}' that does not happen`);
  return told;
}

function lasting<W extends Vocabulary, N>(
  to: Teller<W, N>,
  { until, next }: Of<W, 'lasting'>,
  modifiers: readonly Modifier<W>[],
): Clause {
  const { until: period } = to.lexicon.periods[until as W['period']];
  const [first] = modifiers;
  const only = next && first && to.lexicon.next?.[next as W['event']]?.(first.of, to.say);
  const told = modifiersClause(to, modifiers, only);
  // What waits for the next event of a kind and would wait as long as the game needs no period.
  return only && until === 'game' ? told : to.grammar.during(period, told);
}

/** Effects that follow each other, those that last as long as each other taken together. */
function inRuns<W extends Vocabulary>(
  effects: readonly Effect<W>[],
): readonly (readonly Effect<W>[])[] {
  const runs: Effect<W>[][] = [];
  for (const effect of effects) {
    const last = runs.at(-1);
    if (last?.[0] && lastAlike<W>(last[0], effect)) last.push(effect);
    else runs.push([effect]);
  }
  return runs;
}

function lastAlike<W extends Vocabulary>(one: Effect<W>, other: Effect<W>): boolean {
  const [a, b] = [one as Structure<W>, other as Structure<W>];
  return a.do === 'lasting' && b.do === 'lasting' && a.until === b.until && a.next === b.next;
}

function together<W extends Vocabulary, N>(to: Teller<W, N>, run: readonly Effect<W>[]): Clause {
  const all = run as readonly Of<W, 'lasting'>[];
  const [first] = all;
  if (!first || run.length === 1) return effectClause(to, run[0] as Effect<W>);
  return lasting(
    to,
    first,
    all.map(({ modifier }) => modifier),
  );
}

/** A delayed effect: `after this attack, ...`. */
function later<W extends Vocabulary, N>(to: Teller<W, N>, known: Of<W, 'later'>): Clause {
  const { grammar } = to;
  const before = to.event;
  to.event = known.on;
  const { lead, rest } = waitingFor(to, known.on, known.when);
  const { when, body } = bound(to, known.effect);
  const all = [...rest.flatMap((part) => conditionText(to, part) ?? []), ...(when ? [when] : [])];
  const effect = effectClause(to, body);
  to.event = before;
  return grammar.triggered(lead, all.length === 0 ? null : grammar.both(all), effect);
}
