import type { GermanNoun, Lead } from './declension.ts';
import { adjective, article, definite, ended, inflected, pronoun } from './declension.ts';
import type { Case, Clause, Description, Measure, Phrase } from './phrase.ts';
import { spaced } from './phrase.ts';

export const inGerman = (
  gender: GermanNoun['gender'],
  one: string,
  many: string,
  weak = false,
): GermanNoun => ({ gender, one, many, weak });

export function phrase(plural: boolean, as: (form: Case) => string): Phrase {
  return { plural, as };
}

/** A verb: `füge`, `fügst`, `fügt`, `fügen`, `zufügen`, and what stands apart from it, `zu`. */
export interface Verb {
  readonly order: string;
  readonly you: string;
  readonly one: string;
  readonly many: string;
  readonly infinitive: string;
  readonly apart?: string;
}

/** Something the reader does. */
export function du({ order, you, infinitive, apart = '' }: Verb, rest: string): Clause {
  return {
    order: spaced(order, rest, apart),
    after: spaced(you, 'du', rest, apart),
    wish: spaced(rest, infinitive),
    plain: true,
  };
}

/** Something that somebody else does or that holds. */
export function sie(subject: Phrase, verb: Verb, rest: string): Clause {
  const does = subject.plural ? verb.many : verb.one;
  const apart = verb.apart ?? '';
  const who = subject.as('nominative');
  return {
    order: spaced(who, does, rest, apart),
    after: spaced(does, who, rest, apart),
    wish: spaced(subject.as('accusative'), rest, verb.infinitive, 'lassen'),
    plain: false,
  };
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
  return spaced(...adjectives, inflected(of.noun, form, plural), ...of.following);
}

/** `deiner beschädigten Karten`, after `eine` or `jede`. */
export function ofYours(of: Kind): string {
  return `deiner ${named(of, 'genitive', true, 'definite', false)}`;
}

export function one(of: Kind): Phrase {
  const { gender } = of.noun;
  return phrase(false, (form) => {
    if (of.elided)
      return `${article('ein', form, gender)} ${adjective('ander', form, gender, 'indefinite')}`;
    if (of.unique) return `${definite(form, gender)} ${named(of, form, false, 'definite')}`;
    if (!of.yours) return `${article('ein', form, gender)} ${named(of, form, false, 'indefinite')}`;
    if (!of.other) return `${ended('ein', form, gender)} ${ofYours(of)}`;
    const other = adjective('ander', form, gender, 'indefinite');
    return `${article('ein', form, gender)} ${other} ${ofYours(of)}`;
  });
}

export function each(of: Kind): Phrase {
  if (of.unique) return one(of);
  const { gender } = of.noun;
  return phrase(false, (form) => {
    const lead = ended('jed', form, gender);
    if (!of.yours) return `${lead} ${named(of, form, false, 'definite')}`;
    return spaced(lead, of.other ? adjective('ander', form, gender, 'definite') : '', ofYours(of));
  });
}

export function every(of: Kind): Phrase {
  if (of.unique) return one(of);
  const stem = of.yours ? 'dein' : 'all';
  return phrase(
    true,
    (form) => `${ended(stem, form, 'plural')} ${named(of, form, true, 'definite')}`,
  );
}

/** `diese Karte`, `jene Karte`, `diese Karten`. */
export function pointed(stem: string, noun: GermanNoun, plural: boolean): Phrase {
  const number = plural ? 'plural' : noun.gender;
  return phrase(plural, (form) => `${ended(stem, form, number)} ${inflected(noun, form, plural)}`);
}

export function it({ gender }: GermanNoun): Phrase {
  return phrase(false, (form) => pronoun(form, gender));
}

export function measured(
  { count, each: per, asEvent }: Measure,
  unit: GermanNoun,
  sign: string,
  form: Case,
): string {
  const plural = Math.abs(count) !== 1;
  if (asEvent) return `${plural ? `${count}-mal` : 'ebenso'} viel ${unit.many}`;
  const text = `${sign}${Math.abs(count)} ${inflected(unit, form, plural)}`;
  return per === null ? text : `${text} für ${per}`;
}

/** What is said of a card before `ist`. */
export function qualities({ adjectives, following, yours }: Kind): readonly string[] {
  return [...(yours ? ['deine'] : []), ...adjectives, ...following];
}
