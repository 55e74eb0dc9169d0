import type { Example, Word } from '@grimrule/rulebook';
import { findWords, loadDictionary, PART_TITLES, PARTS, wordsOf } from '@grimrule/rulebook';
import type { Language } from '@grimrule/words';
import { Mistake } from '../mistake.ts';
import { paint } from '../screen/paint.ts';
import { screenWidth } from '../screen/size.ts';
import { flow, wrap } from '../screen/text.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import { CLI_WORDS } from '../words/words.ts';

/** How many further words to name. */
const SUGGESTED = 12;

/** Looks a word of a game's vocabulary up, or lists all of them. Meanings are in English. */
export async function words(
  game: string,
  term: readonly string[],
  options: { readonly json?: true },
  language: Language,
  streams: Streams,
): Promise<void> {
  const all = wordsOf(await loadDictionary(), game);
  const typed = term.join(' ');
  const found = findWords(all, typed);
  if (found.length === 0) throw new Mistake(CLI_WORDS[language].words.none(typed));
  const lines = typed ? page(found, language) : contents(found, language);
  print(streams, options.json ? [JSON.stringify(found, null, 1)] : lines);
}

/** The names of all words, by part. */
function contents(all: readonly Word[], language: Language): readonly string[] {
  return PARTS.flatMap((part) => {
    const names = all.filter((word) => word.part === part).map(({ name }) => [name] as const);
    if (names.length === 0) return [];
    return [paint.bold(PART_TITLES[language][part]), ...flow('  ', names, screenWidth() - 2), ''];
  }).slice(0, -1);
}

/** The first word in full, and the names of others. */
function page([word, ...others]: readonly Word[], language: Language): readonly string[] {
  if (!word) return [];
  const say = CLI_WORDS[language].words;
  const width = screenWidth() - 4;
  const rules = word.rules.map(({ title }) => `${say.rule}: ${title}`);
  const names = others.slice(0, SUGGESTED).map(({ name }) => [name] as const);
  return [
    paint.bold(word.signature),
    ...[word.meaning, ...rules].flatMap((text) => wrap(text, width)).map(indented),
    indented(`${word.file}:${word.line}`),
    ...(word.examples.length === 0 ? ['', indented(say.unused)] : []),
    ...word.examples.flatMap((example) => [
      '',
      indented(heading(example, language)),
      ...example.source.split('\n').map((line) => indented(indented(line))),
    ]),
    ...(names.length > 0 ? ['', ...flow(`  ${say.alsoFound}: `, names, screenWidth() - 2)] : []),
  ];
}

const indented = (line: string) => `  ${line}`;

function heading({ title, code, place, through }: Example, language: Language): string {
  const say = CLI_WORDS[language].words;
  const notes = [
    place === 'spec' ? say.spec : code,
    ...(place === 'outside' ? [say.outside] : []),
    ...(through ? [say.through(through)] : []),
  ];
  return `${title} (${notes.join(', ')})`;
}
