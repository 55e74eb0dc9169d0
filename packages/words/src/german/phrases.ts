import { partsOfAmount } from '../measures.ts';
import type { Case, Clause, Description, Measure, Phrase, Split } from '../phrase.ts';
import { listed, spaced } from '../phrase.ts';
import type { GermanNoun, Lead } from './declension.ts';
import { adjective, article, definite, ended, inflected, pronoun } from './declension.ts';

export const inGerman = (
  gender: GermanNoun['gender'],
  one: string,
  many: string,
  weak = false,
): GermanNoun => ({ gender, one, many, weak });

export function phrase(plural: boolean, as: (form: Case) => string): Phrase {
  return { plural, as };
}

const YOU: Readonly<Record<Case, string>> = {
  nominative: 'du',
  accusative: 'dich',
  dative: 'dir',
  genitive: 'deiner',
};

/** The reader, as a card or a player. */
export const duSelbst: Phrase = { plural: false, you: true, as: (form) => YOU[form] };

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

const opponent: GermanNoun = { gender: 'm', one: 'Gegner', many: 'Gegner' };
export const deinGegner = phrase(
  false,
  (form) => `${article('dein', form, 'm')} ${inflected(opponent, form, false)}`,
);
export const beideSeiten = phrase(true, (form) => `beide${form === 'dative' ? 'n' : ''} Seiten`);

type Kind = Description<GermanNoun>;

/** Adjectives, noun and what follows it. */
export function named(of: Kind, form: Case, plural: boolean, lead: Lead, other = of.other): string {
  const number = plural ? 'plural' : of.noun.gender;
  const stems = other ? ['ander', ...of.adjectives] : of.adjectives;
  const adjectives = stems.map((stem) => adjective(stem, form, number, lead));
  // `Black-Panther-Upgrade`, `Angriff- oder Verteidigung-Ereignis`
  const sorts = of.sorts.map((sort) => `${sortOf(sort)}-`).join('');
  const noun = kindsOf(of.noun, sorts, form, plural, lead);
  // The next part may be a clause with a comma before it.
  return spaced(...adjectives, noun, ...of.following).replaceAll(' ,', ',');
}

const OR = '- oder ';
/** Traits of which a card has to have one: `Angriff- oder Verteidigung`. */
export const anySort = (sorts: readonly string[]) =>
  listed(
    sorts.map((sort, at) => sort.replaceAll(' ', '-') + (at < sorts.length - 1 ? '-' : '')),
    'oder',
  );
const sortOf = (sort: string) => (sort.includes(OR) ? sort : sort.replaceAll(' ', '-'));
/** Traits as they are listed after `das Merkmal`. */
export const traitsNamed = (sorts: readonly string[]) =>
  listed(
    sorts.map((sort) => sort.replaceAll(OR, ' oder ').replaceAll('-, ', ', ')),
    'und',
  );

/** A noun with what is before it; of several kinds: `Wakanda-Helden oder -Verbündeten`. */
function kindsOf(noun: GermanNoun, sorts: string, form: Case, plural: boolean, lead: Lead): string {
  if (!noun.kinds || sorts === '') return sorts + inflected(noun, form, plural, lead);
  const words = noun.kinds.map(
    (kind, at) => (at === 0 ? sorts : '-') + inflected(kind, form, plural, lead),
  );
  return listed(words, plural ? 'und' : 'oder');
}

/** Of your cards, or of those that were spoken of. */
export function whose(of: Kind): 'dein' | 'dies' | null {
  if (of.those) return 'dies';
  return of.yours ? 'dein' : null;
}

/** `deiner beschädigten Karten`, after `eine` or `jede`. */
export function ofYours(of: Kind): string {
  return `${whose(of) ?? 'd'}er ${named(of, 'genitive', true, 'definite', false)}`;
}

export function one(of: Kind): Phrase {
  if (of.fixed) return of.fixed;
  const { gender } = of.noun;
  return phrase(false, (form) => {
    if (of.elided && !whose(of)) {
      const other = adjective('ander', form, gender, 'indefinite');
      return `${article('ein', form, gender)} ${other} ${inflected(of.noun, form, false)}`;
    }
    if (of.unique && of.yours) {
      return `${article('dein', form, gender)} ${named(of, form, false, 'indefinite')}`;
    }
    if (of.unique) return `${definite(form, gender)} ${named(of, form, false, 'definite')}`;
    if (!whose(of)) {
      return `${article('ein', form, gender)} ${named(of, form, false, 'indefinite')}`;
    }
    if (!of.other) return `${ended('ein', form, gender)} ${ofYours(of)}`;
    const other = adjective('ander', form, gender, 'indefinite');
    return `${article('ein', form, gender)} ${other} ${ofYours(of)}`;
  });
}

export function each(of: Kind): Phrase {
  if (of.fixed || of.unique) return one(of);
  if (of.those && of.other) {
    return phrase(true, (form) => `${definite(form, 'plural')} anderen`);
  }
  const { gender } = of.noun;
  return phrase(false, (form) => {
    const lead = ended('jed', form, gender);
    if (!whose(of)) return `${lead} ${named(of, form, false, 'definite')}`;
    return spaced(lead, of.other ? adjective('ander', form, gender, 'definite') : '', ofYours(of));
  });
}

export function every(of: Kind): Phrase {
  if (of.fixed || of.unique) return one(of);
  const stem = whose(of) ?? 'all';
  return phrase(
    true,
    (form) => `${ended(stem, form, 'plural')} ${named(of, form, true, 'definite')}`,
  );
}

export function some(of: Kind, least: string | null, most: string): Phrase {
  const many = most !== '1';
  const bound = least === most ? most : least === null ? `bis zu ${most}` : `${least} bis ${most}`;
  return phrase(many, (form) =>
    whose(of) ? `${bound} ${ofYours(of)}` : `${bound} ${named(of, form, many, 'none')}`,
  );
}

/** `diese Karte`, `jene Karte`, `diese Karten`. */
export function pointed(stem: string, noun: GermanNoun, plural: boolean): Phrase {
  const number = plural ? 'plural' : noun.gender;
  return phrase(
    plural,
    (form) => `${ended(stem, form, number)} ${inflected(noun, form, plural, 'definite')}`,
  );
}

/** `der Angreifer`, of which there is only one. */
export const theOnly = (noun: GermanNoun): Phrase =>
  phrase(
    false,
    (form) => `${definite(form, noun.gender)} ${inflected(noun, form, false, 'definite')}`,
  );

export function it({ gender, pronoun: called }: GermanNoun, many: boolean): Phrase {
  return phrase(many, (form) => pronoun(form, many ? 'plural' : (called ?? gender)));
}

/** An uncountable thing is `so viel wie` a number. */
const isUncounted = (unit: GermanNoun) => unit.many === unit.one && !unit.countable;

export function measured(measure: Measure, unit: GermanNoun, sign: string, form: Case): string {
  const { count, each: every, equal, asEvent, asDone, named: letter, per = '' } = measure;
  const notes = notesOf(measure);
  const added = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  const plural = Math.abs(count) !== 1;
  if (asEvent || asDone) {
    const much = isUncounted(unit) ? 'viel' : 'viele';
    return `${plural ? `${count}-mal so` : 'ebenso'} ${much} ${unit.many}${added}`;
  }
  if (equal !== undefined && sign === '' && isUncounted(unit)) {
    return `${unit.one} in ${count === 1 ? '' : `${count}-facher `}Höhe ${equal}${added}`;
  }
  const number = letter ?? String(Math.abs(count));
  const text = spaced(`${sign}${number}`, inflected(unit, form, number !== '1'), per);
  return (every === null ? text : `${text} für ${every}`) + added;
}

/** The parts of an amount; a sum is left whole. */
export function splitIn(measures: readonly Measure[], unit: GermanNoun): Split {
  const [first, ...more] = measures;
  if (!first || more.length > 0) {
    const head = measures.map((part) => measured(part, unit, '', 'accusative')).join(' plus ');
    return { head, per: '', notes: [] };
  }
  const { each: every, notes: _notes, only: _only, ...number } = first;
  const head = measured({ ...number, each: null }, unit, '', 'accusative');
  const isEqual = first.equal !== undefined && isUncounted(unit);
  const per = every === null || isEqual ? '' : `für ${every}`;
  return { head, per, notes: notesOf(first) };
}

const notesOf = ({ only, notes = [] }: Measure) => [...(only ? [`wenn ${only}`] : []), ...notes];

/** `deine Stärke`, `Stärke dieser Karte` */
export function possessed(stat: GermanNoun, of: Phrase): string {
  const yours = `${article('dein', 'nominative', stat.gender)} ${stat.one}`;
  if (of.you) return yours;
  if (isPronoun(of)) return yours.replace(/^dein/, itsOwn(of));
  return `${stat.one} ${of.as('genitive')}`;
}

/** The predicate of a card before `ist`. */
export function qualities({ adjectives, sorts, following, yours }: Kind): readonly string[] {
  return [...(yours ? ['deine'] : []), ...adjectives, ...sorts, ...following];
}

/** After `in Höhe`: `deines ANG`, `seines ANG`, `des ANG dieses Schergen`. */
export function inGenitive(stat: GermanNoun, of: Phrase): string {
  const ending = ended('', 'genitive', stat.gender);
  if (of.you) return `dein${ending} ${stat.one}`;
  if (isPronoun(of)) return `${itsOwn(of)}${ending} ${stat.one}`;
  return `${definite('genitive', stat.gender)} ${stat.one} ${genitive(of)}`;
}

const itsOwn = (of: Phrase) => (of.as('nominative') === 'sie' ? 'ihr' : 'sein');

/** `die beiseitegelegte Karte „Stich“`, `„Stich“ von deiner Hand` */
export function titledIn(name: Phrase, of: Kind): Phrase {
  const stems = of.adjectives;
  const sorts = of.sorts.map((sort) => `${sortOf(sort)}-`).join('');
  const after = spaced(of.yours ? 'unter deiner Kontrolle' : '', ...of.following);
  if (stems.length + sorts.length === 0) {
    const called = phrase(false, (form) => spaced(name.as(form), after).replaceAll(' ,', ','));
    return { ...called, name: true };
  }
  return phrase(false, (form) => {
    const adjectives = stems.map((stem) => adjective(stem, form, 'f', 'definite'));
    const lead = [definite(form, 'f'), ...adjectives, `${sorts}Karte`];
    return spaced(...lead, name.as('nominative'), after).replaceAll(' ,', ',');
  });
}

/** `vom Schurken`, `von dir` */
export const from = (card: Phrase) => `von ${card.as('dative')}`.replace(/^von dem /, 'vom ');

/** A name has no cases. */
const isName = (of: Phrase) => of.as('nominative') === of.as('genitive');
const isPronoun = (of: Phrase) => /^(?:er|sie|es)$/.test(of.as('nominative'));

/** `deine verbleibenden Lebenspunkte`, `die verbleibenden Lebenspunkte von Titania` */
export function possessive(yours: string, others: string, of: Phrase): string {
  if (of.you) return yours;
  if (isPronoun(of)) return yours.replace(/\bdein/, itsOwn(of));
  return `${others} ${isName(of) ? `von ${of.as('dative')}` : of.as('genitive')}`;
}

/** `dieser Karte`, `von ihr`, `von Titania` */
export function genitive(of: Phrase): string {
  return isName(of) || isPronoun(of) ? `von ${of.as('dative')}` : of.as('genitive');
}

/** `für jede Karte 2 Schaden`; what has to be added comes at the end of the sentence. */
export function duSoViel(verb: Verb, amount: Phrase, rest: (amount: string) => string): Clause {
  const { head, per, notes } = partsOfAmount(amount);
  const told = rest(spaced(per, head));
  return du(verb, told, notes.length > 0 ? `(${notes.join(', ')})` : '');
}
