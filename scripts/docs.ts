import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';

/** Something that a page names: where it stands, and what it is called there. */
interface Mention {
  readonly page: string;
  readonly line: number;
  readonly named: string;
}

const PAGES = ['docs/**/*.md', '*.md'];

/** Folders that only exist once something has been generated or installed. */
const NOT_KEPT = ['**/node_modules/**', '**/dist/**', '.git/**'];

/** The folders at the root that paths begin with. */
const FROM_ROOT = /^(?:packages|docs|scripts|examples|bench|fixtures)\//;
const FILE = /^[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|cjs|css|json|md|yaml)$/;
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/$/;

/**
 * A sentence for every file, folder, link and script that a page of the documentation names and
 * that is not there. `invented` are those that a recipe makes, or that an example needs.
 */
export function deadMentions(root: string, invented: readonly string[]): readonly string[] {
  const files = globSync('**', { cwd: root, dot: true, ignore: NOT_KEPT });
  const scripts = Object.keys(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts ?? {},
  );
  return allMentions(root)
    .filter(({ named }) => !invented.includes(named))
    .filter((mention) => !isThere(mention, root, files, scripts))
    .map(({ page, line, named }) => `${page}:${line}: there is no ${named}`);
}

/** Whatever the documentation names. */
export const allMentions = (root: string): readonly Mention[] =>
  globSync(PAGES, { cwd: root, ignore: NOT_KEPT })
    .sort()
    .flatMap((page) => mentionsIn(page, readFileSync(join(root, page), 'utf8')));

/** What a page names: in code, in links, and in commands. */
function mentionsIn(page: string, text: string): readonly Mention[] {
  let isFenced = false;
  return text.split('\n').flatMap((content, index) => {
    if (/^\s*```/.test(content)) isFenced = !isFenced;
    const found = [
      ...matches(content, /npm run [\w:-]+/g),
      ...matches(content, /(?<=npx vitest[^#`]* )packages\/[\w./-]+/g),
      ...(isFenced ? [] : matches(content, /(?<=`)[^`\s]+(?=`)/g).filter(isPath)),
      ...(isFenced
        ? []
        : matches(content.replace(/`[^`]*`/g, ''), /(?<=\]\()[^)#:\s]+(?=[)#])/g)
      ).map((link) => join(dirname(page), link)),
    ];
    return found.map((named) => ({ page, line: index + 1, named }));
  });
}

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all]) => all);

const isPath = (code: string) => FROM_ROOT.test(code) || FILE.test(code) || FOLDER.test(code);

function isThere(
  { named }: Mention,
  root: string,
  files: readonly string[],
  scripts: readonly string[],
): boolean {
  if (named.startsWith('npm run ')) return scripts.includes(named.slice('npm run '.length));
  if (existsSync(join(root, normalize(named)))) return true;
  // `packages/<game>/src/` stands for any game, `{src,test}` for each of them.
  const pattern = named.replace(/<[\w-]+>/g, '*').replace(/\/$/, '/**');
  if (FROM_ROOT.test(named)) {
    const beginning = named.replace(/\/$/, '');
    return (
      globSync(pattern, { cwd: root, ignore: NOT_KEPT }).length > 0 ||
      files.some((file) => file.startsWith(beginning))
    );
  }
  return files.some((file) =>
    named.endsWith('/') ? file.includes(`/${named}`) : file.endsWith(`/${named}`),
  );
}
