import type { Fault } from './proofreading-fault.ts';
import { placesOf } from './proofreading-fault.ts';

/** German texts: number, and whether articles, adjectives and nouns agree. */
export function germanFaults(text: string): readonly Fault[] {
  return [
    ...placesOf(text, new RegExp(`\\b1 ${BETWEEN}(?:${MANY})\\b`, 'u'), 'one of several'),
    ...placesOf(
      text,
      new RegExp(`\\b(?:[2-9]|\\d\\d+) ${BETWEEN}(?:${ONE})\\b`, 'u'),
      'several of one',
    ),
    ...placesOf(text, ENGLISH, 'English'),
    ...placesOf(text, /→ (?!Name)\p{Lu}/u, 'a capital after the cost'),
    ...placesOf(text, SUBJECT_AFTER_CLAUSE, 'the verb does not come second'),
    ...placesOf(text, new RegExp(`\\b(?:${WITH_DATIVE}) (?:${NOT_DATIVE})\\b`, 'iu'), 'no dative'),
    ...placesOf(
      text,
      new RegExp(`\\b(?:${WITH_ACCUSATIVE}) (?:${NOT_ACCUSATIVE})\\b`, 'iu'),
      'no accusative',
    ),
    ...placesOf(text, /\p{L} , |[^,;:.(] (?:dass|solange|sobald|nachdem|bevor)\b/u, 'no comma'),
    ...disagreements(text),
  ];
}

const BETWEEN = '(?:\\p{Ll}+e[nrms]? ){0,2}(?:\\p{Lu}[\\p{L}-]*-)?';
const MANY =
  'Karten|Ressourcen|Lebenspunkte|Siegpunkte|Boost-Symbole|Handkarten|Felder|Begegnungskarten';
const ONE = 'Karte|Ressource|Lebenspunkt|Siegpunkt|Boost-Symbol|Handkarte|Feld|Begegnungskarte';
const ENGLISH =
  /\b(?:the|of|and|or|to|from|with|your|you|each|card|cards|damage|threat|when|after|hero|enemy|player)\b/;
/** After a clause the verb comes first, before any subject. */
const SUBJECT_AFTER_CLAUSE =
  /(?:^|[:.;] )(?:Sobald|Nachdem|Wenn|wenn) [^,.:;]*, (?:du|er|sie|es|der|die|das|dieser|diese|dieses|jeder|jede|jedes|ein|eine)\b/;

const WITH_DATIVE = 'von|mit|aus|bei';
const WITH_ACCUSATIVE = 'für|durch|gegen|ohne';
const NOT_DATIVE = 'die|das|des|dich|du|er|ihn|(?:[dsk]?ein)(?:es?)?|(?:dies|jed|jen)es?|alle';
const NOT_ACCUSATIVE =
  'der|dem|des|dir|du|er|ihm|ihr|ihnen|(?:[dsk]?ein|dies|jed|jen|all)(?:em|er)';

type Gender = 'm' | 'f' | 'n' | 'p';
type Case = 'N' | 'A' | 'D' | 'G';

/** The endings of `dieser`, by gender and case. */
const STRONG: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { N: 'er', A: 'en', D: 'em', G: 'es' },
  f: { N: 'e', A: 'e', D: 'er', G: 'er' },
  n: { N: 'es', A: 'es', D: 'em', G: 'es' },
  p: { N: 'e', A: 'e', D: 'en', G: 'er' },
};
const GENDERS = ['m', 'f', 'n', 'p'] as const;
const CASES = ['N', 'A', 'D', 'G'] as const;

interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  /** In the singular by case, then in the plural. */
  readonly one: Readonly<Record<Case, readonly string[]>>;
  readonly many: Readonly<Record<Case, string>>;
}

const same = (word: string) => ({ N: [word], A: [word], D: [word], G: [word] });
const feminine = (one: string, many = `${one}n`): Noun => ({
  gender: 'f',
  one: same(one),
  many: { N: many, A: many, D: many, G: many },
});
const strong = (gender: 'm' | 'n', one: string, many: string, dative = many): Noun => ({
  gender,
  one: { ...same(one), G: [`${one}s`, `${one}es`, one] },
  many: { N: many, A: many, D: dative, G: many },
});
const weak = (one: string, many: string): Noun => ({
  gender: 'm',
  one: { N: [one], A: [many], D: [many], G: [many] },
  many: { N: many, A: many, D: many, G: many },
});

/** The nouns of cards. Compounds end on one of these. */
const NOUNS: readonly Noun[] = [
  feminine('Karte'),
  feminine('Ressource'),
  feminine('Identität', 'Identitäten'),
  feminine('Bedrohung', 'Bedrohung'),
  feminine('Verpflichtung', 'Verpflichtungen'),
  feminine('Umgebung', 'Umgebungen'),
  feminine('Aktivierung', 'Aktivierungen'),
  feminine('Runde'),
  feminine('Phase'),
  feminine('Hand', 'Hände'),
  feminine('Gestalt', 'Gestalten'),
  feminine('Fähigkeit', 'Fähigkeiten'),
  feminine('Verstärkung', 'Verstärkungen'),
  weak('Held', 'Helden'),
  weak('Scherge', 'Schergen'),
  weak('Schurke', 'Schurken'),
  weak('Zivilist', 'Zivilisten'),
  strong('m', 'Gegner', 'Gegner', 'Gegnern'),
  strong('m', 'Spieler', 'Spieler', 'Spielern'),
  strong('m', 'Charakter', 'Charaktere', 'Charakteren'),
  strong('m', 'Plan', 'Pläne', 'Plänen'),
  strong('m', 'Angriff', 'Angriffe', 'Angriffen'),
  strong('m', 'Angreifer', 'Angreifer', 'Angreifern'),
  strong('m', 'Vorteil', 'Vorteile', 'Vorteilen'),
  strong('m', 'Anhang', 'Anhänge', 'Anhängen'),
  strong('m', 'Schaden', 'Schaden'),
  strong('m', 'Ablagestapel', 'Ablagestapel', 'Ablagestapeln'),
  strong('m', 'Ort', 'Orte', 'Orten'),
  strong('m', 'Abschnitt', 'Abschnitte', 'Abschnitten'),
  strong('m', 'Schauplatz', 'Schauplätze', 'Schauplätzen'),
  strong('n', 'Upgrade', 'Upgrades'),
  strong('n', 'Deck', 'Decks'),
  strong('n', 'Spiel', 'Spiele', 'Spielen'),
  strong('n', 'Artefakt', 'Artefakte', 'Artefakten'),
  strong('n', 'Ziel', 'Ziele', 'Zielen'),
];

const STEMS = ['d', 'dies', 'jed', 'jen', 'all', 'ein', 'kein', 'dein', 'sein'] as const;
type Stem = (typeof STEMS)[number];

const isPossessive = (stem: Stem) => /ein$/.test(stem);
const isBare = (stem: Stem, gender: Gender, form: Case) =>
  isPossessive(stem) && ((gender === 'm' && form === 'N') || (gender === 'n' && /[NA]/.test(form)));

/** An article or the like, as it has to be. */
function determiner(stem: Stem, gender: Gender, form: Case): string {
  const ending = STRONG[gender][form];
  if (isBare(stem, gender, form)) return stem;
  if (stem !== 'd') return stem + ending;
  if (ending === 'e') return 'die';
  return ending === 'es' && form !== 'G' ? 'das' : `d${ending}`;
}

/** How an adjective ends after it. */
function adjectiveEnding(stem: Stem, gender: Gender, form: Case): string {
  if (isBare(stem, gender, form)) return STRONG[gender][form];
  if (gender === 'p') return 'en';
  return form === 'N' || (form === 'A' && gender !== 'm') ? 'e' : 'en';
}

/** Adjectives stand in the case of their noun; articles of another noun do not. */
const ADJECTIVE = '(?!(?:[ds]?einer|dieser|ihr\\p{Ll}+)\\b)\\p{Ll}{3,}e[nrms]?';
const ARTICLE =
  '(?:[Dd](?:er|ie|as|en|em|es)|(?:[Dd]ies|[Jj]ed|[Jj]en|[Aa]ll|[DdSsKk]?[Ee]in)(?:e[rsnm]?)?)';
const WITH_NOUN = new RegExp(
  `(?<![\\p{L}-])${ARTICLE}(?: ${ADJECTIVE})* (?:[\\p{L}.']+-)*\\p{Lu}\\p{L}+(?![\\p{L}-])`,
  'gu',
);

/** Articles and adjectives that fit their noun in no case. */
function disagreements(text: string): readonly Fault[] {
  return [...text.matchAll(WITH_NOUN)].flatMap(({ index, 0: whole }) => {
    const [lead = '', ...rest] = whole.split(' ');
    const noun = rest.pop() ?? '';
    if (fits(lead.toLowerCase(), rest, noun)) return [];
    const where = text.slice(Math.max(0, index - 15), index + whole.length + 15);
    return [['does not agree', where] as const];
  });
}

function fits(lead: string, adjectives: readonly string[], word: string): boolean {
  const last = word.split('-').at(-1) ?? word;
  const nouns = NOUNS.filter(({ one, many }) =>
    [...Object.values(one).flat(), ...Object.values(many)].some((form) => endsOn(last, form)),
  );
  if (nouns.length === 0) return true;
  return nouns.some((noun) =>
    GENDERS.some((gender) =>
      CASES.some((form) => agrees(noun, gender, form, lead, adjectives, last)),
    ),
  );
}

/** `Handkarte` ends on `Karte`, `Nebenplan` on `Plan`. */
const endsOn = (word: string, form: string) =>
  word === form || word.endsWith(form.charAt(0).toLowerCase() + form.slice(1));

function agrees(
  noun: Noun,
  gender: Gender,
  form: Case,
  lead: string,
  adjectives: readonly string[],
  word: string,
): boolean {
  if (gender !== 'p' && gender !== noun.gender) return false;
  const forms = gender === 'p' ? [noun.many[form]] : noun.one[form];
  if (!forms.some((each) => endsOn(word, each))) return false;
  return STEMS.some(
    (stem) =>
      determiner(stem, gender, form) === lead &&
      adjectives.every((each) => each.endsWith(adjectiveEnding(stem, gender, form))),
  );
}
