import { partsOfAmount } from '../measures.ts';
import type { Clause, Phrase } from '../phrase.ts';
import { spaced } from '../phrase.ts';

/** A verb: `füge`, `fügst`, `fügt`, `fügen`, `zufügen`, and what stands apart from it, `zu`. */
export interface Verb {
  readonly order: string;
  readonly you: string;
  readonly one: string;
  readonly many: string;
  readonly infinitive: string;
  readonly apart?: string;
}

/** Something the reader does; a note stands at the end, in brackets. */
export function du(verb: Verb, rest: string, note = ''): Clause {
  const { order, you, one: does, infinitive, apart = '' } = verb;
  const others = theirs(rest);
  return {
    order: spaced(order, rest, apart, note),
    after: spaced(you, 'du', rest, apart, note),
    wish: spaced(rest, infinitive, note),
    plain: true,
    purpose: spaced(rest, withZu(verb), note),
    theirs: {
      verb: does,
      rest: spaced(others, apart, note),
      wish: spaced(others, infinitive, note),
    },
  };
}

/** `zu ziehen`, `abzulegen`, `spielbereit zu machen` */
function withZu({ infinitive, apart = '' }: Verb): string {
  if (apart === '' || !infinitive.startsWith(apart)) return `zu ${infinitive}`;
  const rest = infinitive.slice(apart.length);
  return rest.startsWith(' ') ? `${apart} zu${rest}` : `${apart}zu${rest}`;
}

/** An instruction to the reader, told of another player. */
function theirs(text: string): string {
  return text
    .replace(/\bmit dir im Kampf ins Spiel\b/g, 'mit sich im Kampf ins Spiel')
    .replace(/\bmit dir\b/g, 'mit ihm')
    .replace(/\bdein/g, 'sein')
    .replace(/\b(?:dir|dich)\b/g, 'sich')
    .replace(/\bdu bist\b/g, 'er ist')
    .replace(/\bdu hast\b/g, 'er hat');
}

/** A thing that another player does or that holds. */
export function sie(subject: Phrase, verb: Verb, rest: string): Clause {
  const does = subject.you ? verb.you : subject.plural ? verb.many : verb.one;
  const apart = verb.apart ?? '';
  const who = subject.as('nominative');
  const wish = spaced(rest, verb.infinitive);
  // `greift dich der Schurke an`: before a noun comes who is only pointed at.
  const [pointer = ''] = /^(?:dich|dir|sich)(?= |$)/.exec(rest) ?? [];
  const isEarly = pointer !== '' && who.includes(' ');
  const clause: Clause = {
    order: spaced(who, does, rest, apart),
    after: isEarly
      ? spaced(does, pointer, who, rest.slice(pointer.length).trim(), apart)
      : spaced(does, who, rest, apart),
    wish: subject.you ? wish : spaced(subject.as('accusative'), wish, 'lassen'),
    purpose: subject.you
      ? spaced(rest, withZu(verb))
      : spaced(subject.as('accusative'), wish, 'zu lassen'),
    plain: false,
  };
  if (!subject.you) return clause;
  const others = theirs(rest);
  const wished = spaced(others, verb.infinitive);
  return { ...clause, theirs: { verb: verb.one, rest: spaced(others, apart), wish: wished } };
}

/** `für jede Karte 2 Schaden`; what has to be added comes at the end of the sentence. */
export function duSoViel(verb: Verb, amount: Phrase, rest: (amount: string) => string): Clause {
  const { head, per, notes } = partsOfAmount(amount);
  const told = rest(spaced(per, head));
  return du(verb, told, notes.length > 0 ? `(${notes.join(', ')})` : '');
}
