import type { Case } from '../phrase.ts';
import { listed } from '../phrase.ts';

type Gender = 'm' | 'f' | 'n';

export interface GermanNoun {
  readonly gender: Gender;
  readonly one: string;
  readonly many: string;
  /** Nouns like `der Held`, that end on -en in all cases but the first. */
  readonly weak?: boolean;
  /** Nouns like `der Verbündete`, `ein Verbündeter`: the stem that is declined as an adjective. */
  readonly adjectival?: string;
  /** Its pronoun, `er`, `sie` or `es`, if that is not its own gender. */
  readonly pronoun?: Gender;
  /** Can be counted, though its plural is like its singular. */
  readonly countable?: boolean;
  /** There is only one at a time: `der Angreifer`, not `dieser Angreifer`. */
  readonly single?: boolean;
  /** Where it is not the noun with -s. */
  readonly genitive?: string;
  /** One of several kinds, each declined in its own way: `ein Held oder Verbündeter`. */
  readonly kinds?: readonly GermanNoun[];
}

type Agreement = Gender | 'plural';

/** The endings of `dieser`; `der`, `ein` and the adjectives follow from them. */
const ENDINGS: Readonly<Record<Case, Readonly<Record<Agreement, string>>>> = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
  genitive: { m: 'es', f: 'er', n: 'es', plural: 'er' },
};

const PRONOUNS: Readonly<Record<Case, Readonly<Record<Agreement, string>>>> = {
  nominative: { m: 'er', f: 'sie', n: 'es', plural: 'sie' },
  accusative: { m: 'ihn', f: 'sie', n: 'es', plural: 'sie' },
  dative: { m: 'ihm', f: 'ihr', n: 'ihm', plural: 'ihnen' },
  genitive: { m: 'seiner', f: 'ihrer', n: 'seiner', plural: 'ihrer' },
};

export function pronoun(form: Case, number: Agreement): string {
  return PRONOUNS[form][number];
}

/** `dieser`, `jeder`, `einer` and the like, from their stem. */
export function ended(stem: string, form: Case, number: Agreement): string {
  return stem + ENDINGS[form][number];
}

export function definite(form: Case, number: Agreement): string {
  const ending = ENDINGS[form][number];
  return ending === 'e' ? 'die' : ending === 'es' && form !== 'genitive' ? 'das' : `d${ending}`;
}

/** `ein` and `kein` before a noun have no ending in three places. */
function isBare(form: Case, number: Agreement): boolean {
  return (
    (form === 'nominative' && (number === 'm' || number === 'n')) ||
    (form === 'accusative' && number === 'n')
  );
}

export function article(stem: 'ein' | 'kein' | 'dein', form: Case, number: Agreement): string {
  return isBare(form, number) ? stem : ended(stem, form, number);
}

/** After what an adjective stands: `der`, `ein`, or nothing. */
export type Lead = 'definite' | 'indefinite' | 'none';

export function adjective(stem: string, form: Case, number: Agreement, lead: Lead): string {
  if (lead === 'none' || (lead === 'indefinite' && isBare(form, number))) {
    return ended(stem, form, number);
  }
  const short =
    number !== 'plural' && (form === 'nominative' || (form === 'accusative' && number !== 'm'));
  return stem + (short ? 'e' : 'en');
}

export function inflected(
  noun: GermanNoun,
  form: Case,
  plural: boolean,
  lead: Lead = 'none',
): string {
  if (noun.kinds) {
    const words = noun.kinds.map((kind) => inflected(kind, form, plural, lead));
    return listed(words, plural ? 'und' : 'oder');
  }
  if (noun.adjectival) {
    return adjective(noun.adjectival, form, plural ? 'plural' : noun.gender, lead);
  }
  if (plural) return form === 'dative' && /e[rl]?$/.test(noun.many) ? `${noun.many}n` : noun.many;
  if (noun.weak && form !== 'nominative') return noun.many;
  if (form !== 'genitive' || noun.gender === 'f') return noun.one;
  return noun.genitive ?? `${noun.one}s`;
}
