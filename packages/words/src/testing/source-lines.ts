import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@grimrule/kernel';

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The sources of a game by their paths, without the words themselves. */
export function sourcesIn(folder: URL): readonly Source[] {
  const root = fileURLToPath(folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.startsWith('words'))
    .map((path) => ({ path, text: readFileSync(`${root}/${path}`, 'utf8') }));
}

/** What the files of a folder import from outside of it, once, in order; files that are `left` out do not count. */
export function importsIn(folder: URL, left: RegExp): readonly string[] {
  const inside = sourcesIn(folder).filter(({ path }) => !left.test(path));
  return namesIn(inside, /from '([^']+)'/g).filter((from) => !from.startsWith('./'));
}

/** Every name that a group of one of the patterns finds in the sources, once, in order. */
export function namesIn(
  sources: readonly Source[],
  ...patterns: readonly RegExp[]
): readonly string[] {
  const all = patterns.flatMap((pattern) =>
    sources.flatMap(({ text }) => [...text.matchAll(pattern)].flatMap((match) => match.slice(1))),
  );
  return [...new Set(all)].filter((each) => each !== undefined).sort();
}

/** The names of all procedures and steps, and the rules that they follow. */
export const procedureNames = <V>({ definition }: Game<V>): readonly string[] =>
  [...definition.procedures.values()].flatMap(({ name, rule, steps }) => [
    name,
    rule,
    ...steps.map((step) => step.name),
  ]);
