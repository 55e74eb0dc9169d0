import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The page, and the part of it that the example of a game brings. */
const SOURCES = ['../../src/', '../../../../examples/highcard/packages/web/src/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** A place in the sources, as `file:line`. */
type Place = string;

interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly place: Place;
}

/** A selector with its braces, or an at-rule such as `@media`. */
interface Block {
  readonly prelude: string;
  readonly place: Place;
}

/** Everything the sheets of the page say, flat. */
export interface Sheets {
  readonly blocks: readonly Block[];
  readonly declarations: readonly Declaration[];
}

/** The text of each source file with one of these endings. */
export function sources(...endings: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    SOURCES.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => endings.some((ending) => name.endsWith(ending)))
        .sort()
        .map((name) => [name.replaceAll('\\', '/'), readFileSync(folder + name, 'utf8')]),
    ),
  );
}

export function readSheets(texts: ReadonlyMap<string, string> = sources('.css')): Sheets {
  const blocks: Block[] = [];
  const declarations: Declaration[] = [];
  for (const [name, text] of texts) {
    // Comments keep their line breaks, so that lines can be counted.
    const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
      comment.replaceAll(/[^\n]/g, ' '),
    );
    let line = 1;
    for (const [whole, said = '', end] of bare.matchAll(/([^{};]*)([{};])/g)) {
      const blank = /^\s*/.exec(said)?.[0] ?? '';
      const place = `${name}:${line + count(blank)}`;
      line += count(whole);
      const clean = said.trim().replaceAll(/\s+/g, ' ');
      if (clean === '') continue;
      if (end === '{') blocks.push({ prelude: clean, place });
      else declarations.push({ ...parts(clean), place });
    }
  }
  return { blocks, declarations };
}

function parts(declaration: string) {
  const at = declaration.indexOf(':');
  return { property: declaration.slice(0, at), value: declaration.slice(at + 1).trim() };
}

const count = (text: string) => text.split('\n').length - 1;
