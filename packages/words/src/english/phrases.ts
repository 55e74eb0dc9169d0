import { partsOfAmount } from '../measures.ts';
import type { Clause, Description, Measure, Phrase, Split } from '../phrase.ts';
import { listed, spaced } from '../phrase.ts';

export interface EnglishNoun {
  readonly one: string;
  readonly many: string;
  /** A person, who is never called `it`. */
  readonly person?: boolean;
  /** There is only one at a time: `the attacker`, not `that attacker`. */
  readonly single?: boolean;
}

export const inEnglish = (one: string, many = `${one}s`): EnglishNoun => ({ one, many });

export function phrase(text: string, plural = false): Phrase {
  return { plural, as: () => text };
}

/** The reader, as a card or a player. */
export const youYourself: Phrase = { plural: true, you: true, as: () => 'you' };

/** Something the reader does: the same words in every position. */
export function you(text: string): Clause {
  const [verb = '', ...rest] = text.split(' ');
  const others = theirs(rest.join(' '));
  return {
    order: text,
    after: text,
    wish: text,
    plain: true,
    theirs: { verb: thirdPerson(verb), rest: others, wish: spaced(verb, others) },
  };
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function theirs(text: string): string {
  return text
    .replace(/\byour\b/g, 'their')
    .replace(/\byou (control|have|are)\b/g, 'they $1')
    .replace(/\byou\b/g, 'them');
}

/** A thing that another player does or that holds. */
export function they(
  subject: Phrase,
  [one, many]: readonly [string, string],
  rest: string,
): Clause {
  const order = spaced(subject.as('nominative'), subject.plural ? many : one, rest);
  if (subject.you) {
    const does = many === 'are' ? 'be' : many;
    const others = theirs(rest);
    return {
      order,
      after: order,
      wish: spaced(does, rest),
      plain: false,
      theirs: { verb: one, rest: others, wish: spaced(does, others) },
    };
  }
  const wish = spaced('have', subject.as('nominative'), one === 'has' ? 'get' : many, rest);
  return { order, after: order, wish, plain: false };
}

export const yourOpponent = phrase('your opponent');
export const bothPlayers = phrase('both players', true);

export function withArticle(text: string): string {
  return `${/^(?:[aeiou]|X\b)/i.test(text) ? 'an' : 'a'} ${text}`;
}

type Kind = Description<EnglishNoun>;

export function noun({ adjectives, sorts, noun: of, following }: Kind, plural: boolean): string {
  return spaced(...adjectives, ...sorts, plural ? of.many : of.one, ...following);
}

/** Of your cards, or of those that were spoken of. */
export function whose(of: Kind): 'your' | 'those' | null {
  if (of.those) return 'those';
  return of.yours ? 'your' : null;
}

export function one(of: Kind): Phrase {
  if (of.fixed) return of.fixed;
  if (of.elided && !whose(of)) return phrase(`another ${of.noun.one}`);
  if (of.unique) return phrase(`${of.yours ? 'your' : 'the'} ${noun(of, false)}`);
  const owner = whose(of);
  if (owner) return phrase(`${of.other ? 'another' : 'one'} of ${owner} ${noun(of, true)}`);
  return phrase(of.other ? `another ${noun(of, false)}` : withArticle(noun(of, false)));
}

export function each(of: Kind): Phrase {
  if (of.fixed || of.unique) return one(of);
  if (of.those && of.other) return phrase('the others', true);
  const owner = whose(of);
  if (!owner) return phrase(`${of.other ? 'each other' : 'each'} ${noun(of, false)}`);
  return phrase(`each of ${owner} ${of.other ? 'other ' : ''}${noun(of, true)}`);
}

export function every(of: Kind): Phrase {
  if (of.fixed || of.unique) return one(of);
  return phrase(spaced(whose(of) ?? 'all', of.other ? 'other' : '', noun(of, true)), true);
}

export function some(of: Kind, least: string | null, most: string): Phrase {
  const many = most !== '1';
  const bound = least === most ? most : least === null ? `up to ${most}` : `${least} to ${most}`;
  const owner = whose(of);
  const what = owner ? `of ${owner} ${noun(of, true)}` : noun(of, many);
  return phrase(spaced(bound, of.other ? 'other' : '', what), many);
}

export const anyNumber = (of: Kind): Phrase =>
  phrase(spaced('any number of', whose(of) ?? '', of.other ? 'other' : '', noun(of, true)), true);

export const asMany = (of: Kind, value: string): Phrase =>
  phrase(spaced('X', of.other ? 'other' : '', noun(of, true), `(X is ${value})`), true);

/** `the set-aside Sting`, `Sting from your hand`, `Sting you control` */
export function titledIn(name: Phrase, of: Kind): string {
  const before = [...of.adjectives, ...of.sorts];
  return spaced(
    before.length > 0 ? `the ${before.join(' ')}` : '',
    name.as('nominative'),
    of.yours ? 'you control' : '',
    ...of.following,
  );
}

export function measured(measure: Measure, unit: EnglishNoun, sign: string): string {
  const { count, each: every, equal, asEvent, asDone, named, notes = [], per = '', only } = measure;
  const added = (only ? ` if ${only}` : '') + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
  if (asEvent) {
    const amount = count === 1 ? 'the same amount' : `${count} times the amount`;
    return `${amount} of ${unit.many}${added}`;
  }
  if (asDone) {
    const that = unit.many === unit.one ? 'that much' : 'that many';
    return `${count === 1 ? that : `${count} times ${that}`} ${unit.many}${added}`;
  }
  // An uncountable thing is `equal to` a number.
  if (equal !== undefined && sign === '' && unit.many === unit.one) {
    return `${unit.one} equal to ${count === 1 ? '' : `${count} times `}${equal}${added}`;
  }
  const number = named ?? String(Math.abs(count));
  const text = spaced(`${sign}${number}`, number === '1' ? unit.one : unit.many, per);
  return (every === null ? text : `${text} for each ${every}`) + added;
}

/** The parts of an amount; of a sum, all but its first summand count as what is added. */
export function splitIn(measures: readonly Measure[], unit: EnglishNoun): Split {
  const [first, ...more] = measures;
  if (!first) return { head: '', per: '', notes: [] };
  const { each, only, notes = [], ...number } = first;
  const added = more.map((part) => `plus ${measured(part, unit, '')}`);
  const head = measured({ ...number, each: null }, unit, '');
  const [, equal] = first.equal === undefined ? [] : (/^\S+( equal to .*)$/.exec(head) ?? []);
  const when = only ? `if ${only}` : '';
  if (equal !== undefined) {
    return { head: unit.one, per: spaced(equal.trim(), when, ...added), notes };
  }
  return { head, per: spaced(each === null ? '' : `for each ${each}`, when, ...added), notes };
}

/** `your strength`, `the strength of that card` */
export function possessed(what: string, of: Phrase): string {
  const who = of.as('genitive');
  if (of.you || who === 'it' || who === 'them') return possessive(what, of);
  return `the ${what} of ${who}`;
}

/** The predicate of a card after `is`. */
export function quality({ adjectives, sorts, following, yours }: Kind): string {
  const parts = [...adjectives, ...sorts, ...following];
  return listed(yours ? ['yours', ...parts] : parts, 'and');
}

export function hasOwnNoun({ adjectives, sorts, following, yours }: Kind): boolean {
  return adjectives.length + sorts.length + following.length === 0 && !yours;
}

/** `your hit points`, `its hit points`, `Titania's hit points` */
export function possessive(what: string, of: Phrase): string {
  const who = of.as('genitive');
  if (of.you) return `your ${what}`;
  if (who === 'it') return `its ${what}`;
  if (who === 'them') return `their ${what}`;
  const isLong = who.split(' ').length > 3;
  return of.plural || isLong ? `the ${what} of ${who}` : `${who}'s ${what}`;
}

/** An amount with something between it and what it depends on: `2 damage to it for each card`. */
export function spread(amount: Phrase, between: string): string {
  const { head, per, notes } = partsOfAmount(amount);
  return spaced(head, between, per, notes.length > 0 ? `(${notes.join(', ')})` : '');
}
