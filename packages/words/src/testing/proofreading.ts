import type { Language } from '../words.ts';
import type { Fault } from './proofreading-fault.ts';
import { around, placesOf } from './proofreading-fault.ts';
import { germanFaults } from './proofreading-german.ts';

/** The foreign words that a text may contain: titles of cards and other names. */
export interface Reading {
  readonly language: Language;
  readonly names: readonly string[];
}

/** The faults in the text of a card, as far as they show without knowing the card. */
export function faultsIn(text: string, { language, names }: Reading): readonly string[] {
  const bare = withoutNames(text, names);
  const found = [...commonFaults(text, bare), ...FAULTS[language](bare)];
  return found.map(([fault, where]) => `${fault}: …${where}…`);
}

/** Names are no words of the language; in their places stands one that fits everywhere. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, 'Name'), text);
}

function commonFaults(text: string, bare: string): readonly Fault[] {
  return [
    ...(/^[\p{Lu}„“"]/u.test(text) ? [] : [['no capital at the beginning', text] as const]),
    ...(/\.$/.test(text) ? [] : [['no full stop at the end', text] as const]),
    ...placesOf(bare, /undefined|\bnull\b|NaN|\[object|[{}_<>]|\$/, 'something of the program'),
    ...placesOf(bare, /\p{Ll}\p{Lu}/u, 'a name of the data'),
    ...placesOf(bare, / {2}/, 'two spaces'),
    ...placesOf(bare, / [,.;:)]|\( /, 'a space too many'),
    ...placesOf(bare, /[,;:][,.;:]|\.[.,;:]|\(\)/, 'two marks'),
    ...wordsTwice(bare),
    ...placesOf(bare, /\. \p{Ll}/u, 'a sentence without a capital'),
    ...placesOf(bare, /\(\d\) \p{Ll}/u, 'a choice without a capital'),
    ...(count(bare, '(') === count(bare, ')') ? [] : [['brackets do not match', bare] as const]),
    ...(quotesMatch(bare) ? [] : [['quotes do not match', bare] as const]),
  ];
}

function wordsTwice(text: string): readonly Fault[] {
  const words = [...text.matchAll(/\p{L}+/gu)];
  return words.flatMap(({ index, 0: word }, at): readonly Fault[] => {
    const next = words[at + 1];
    const isBeside = next?.index === index + word.length + 1 && text[next.index - 1] === ' ';
    const isTwice = isBeside && next[0].toLowerCase() === word.toLowerCase();
    return isTwice ? [['a word twice', around(text, index, 2 * word.length + 1)]] : [];
  });
}

const count = (text: string, sign: string) => text.split(sign).length - 1;
/** A closing quotation mark in German is an opening one in English. */
const quotesMatch = (text: string) => count(text, '“') === count(text, '„') + count(text, '”');

/** The countable nouns of cards. */
const MANY =
  'cards|counters|tokens|resources|points|icons|minions|enemies|schemes|allies|characters|heroes|players|upgrades|supports|fields|locations|attachments';
const ONE = 'card|counter|token|resource|point|icon|minion|enemy|scheme|ally|character|hero|player';
/** Words between a number and what is counted; none of them begins something new. */
const BETWEEN =
  '(?:(?!to|from|on|for|of|with|and|or|if|per|damage|threat|more|less|an?\\b|the\\b)[a-z-]+ ){0,2}';
const SOMEBODY =
  'player|minion|ally|hero|card|enemy|villain|character|treachery|upgrade|attachment';
const ACTS = 'get|gain|draw|discard|put|take|place|deal|cost';

function englishFaults(text: string): readonly Fault[] {
  return [
    ...placesOf(text, new RegExp(`(?<![\\d.])\\b1 ${BETWEEN}(?:${MANY})\\b`), 'one of several'),
    ...placesOf(text, new RegExp(`\\b(?:[2-9]|\\d\\d+) ${BETWEEN}(?:${ONE})\\b`), 'several of one'),
    ...placesOf(text, /\ba [aeio]|\ban (?!Name)[^aeiouX]/i, 'the wrong article'),
    ...placesOf(
      text,
      new RegExp(
        `(?<!(?:by|of|on|with|to|from) )\\b(?:each|that|this|the attached|the) (?:${SOMEBODY}) (?:${ACTS}|have|are)\\b`,
        'i',
      ),
      'one who does like many',
    ),
    ...placesOf(
      text,
      new RegExp(
        `(?<!of )\\b(?:(?:[Aa]ll|[Tt]hose|[Yy]our)(?: [\\w-]+)? (?:${MANY})|[Yy]ou) (?:gets|gains|has|is|draws|takes)\\b`,
      ),
      'many who do like one',
    ),
    ...placesOf(text, /→ (?!Name)\p{Lu}/u, 'a capital after the cost'),
    ...placesOf(text, /(?:^|[:.] )(?:If|When|After) [^,.:]*\./, 'a condition and nothing else'),
  ];
}

const FAULTS = { en: englishFaults, de: germanFaults } as const;
