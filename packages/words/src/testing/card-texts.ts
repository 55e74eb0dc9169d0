import { createHash } from 'node:crypto';
import type { Game } from '@grimrule/kernel';
import type { Language, Words } from '../words.ts';
import { LANGUAGES } from '../words.ts';

/** The text of a card in one language. */
interface CardText {
  readonly code: string;
  readonly title: string;
  readonly language: Language;
  readonly lines: readonly string[];
}

/** For each card a digest of its text in each language: the texts themselves are not kept. */
export type Digests = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/**
 * The texts of all printed cards of a game, but for those that are left out; a card in another guise
 * says the same.
 */
export function cardTexts<V>(
  { definition }: Game<V>,
  words: Readonly<Record<Language, Words>>,
  leftOut: ReadonlySet<string> = new Set(),
): readonly CardText[] {
  const codes = definition.printed.map((card) => card?.code);
  const all = codes.flatMap((code, design) =>
    code === undefined || leftOut.has(code) || codes.indexOf(code) < design
      ? []
      : LANGUAGES.map((language) => {
          const { name, text } = words[language];
          return { code, title: name(design), language, lines: text(design) };
        }),
  );
  return all.filter(({ lines }) => lines.length > 0);
}

const digestOf = (lines: readonly string[]) =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);

export function digestsOf(texts: readonly CardText[]): Digests {
  const digests: Record<string, Record<Language, string>> = {};
  for (const { code, language, lines } of texts) {
    digests[code] = { ...(digests[code] ?? { en: '', de: '' }), [language]: digestOf(lines) };
  }
  return digests;
}

/** The digests as they are kept: a line a card. */
export function digestFile(digests: Digests): string {
  const lines = Object.entries(digests).map(
    ([code, { en, de }]) => `  "${code}": { "en": "${en}", "de": "${de}" }`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Cards whose texts are others than those that were kept, with what they say now. */
export function changedTexts(kept: Digests, texts: readonly CardText[]): readonly string[] {
  const changed = texts.filter(
    ({ code, language, lines }) => kept[code]?.[language] !== digestOf(lines),
  );
  const codes = new Set(texts.map(({ code }) => code));
  const gone = Object.keys(kept).filter((code) => !codes.has(code));
  return [
    ...changed.map(({ code, title, language, lines }) =>
      [`${code} ${title} (${language}):`, ...lines.map((line) => `  ${line}`)].join('\n'),
    ),
    ...gone.map((code) => `${code}: there is no such card any more`),
  ];
}
