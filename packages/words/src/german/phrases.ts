import type { Case, Description, Phrase } from '../phrase.ts';
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
  // `bis zu` has the dative.
  const upTo = `bis zu ${most.replace(/^die /, 'der ')}`;
  const bound = least === most ? most : least === null ? upTo : `${least} bis ${most}`;
  return phrase(many, (form) =>
    whose(of) ? `${bound} ${ofYours(of)}` : `${bound} ${named(of, form, many, 'none')}`,
  );
}

export const anyNumber = (of: Kind): Phrase =>
  phrase(true, (form) =>
    whose(of)
      ? `beliebig viele ${ofYours(of)}`
      : `${ended('beliebig viel', form, 'plural')} ${named(of, form, true, 'none')}`,
  );

const unbracketed = (text: string) => text.replaceAll(/ \(([^()]*)\)/g, ', $1');

export const asMany = (of: Kind, value: string): Phrase =>
  phrase(
    true,
    (form) =>
      `X ${whose(of) ? ofYours(of) : named(of, form, true, 'none')} (X ist ${unbracketed(value)})`,
  );

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
