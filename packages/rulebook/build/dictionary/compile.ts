import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import type { Explained, Word } from '../../src/dictionary/word.ts';
import { PARTS } from '../../src/dictionary/word.ts';
import type { CompiledBook } from '../../src/rulebook.ts';
import type { Fault } from '../fault.ts';
import { listedIn } from './cards.ts';
import type { Declarations, Declared } from './declarations.ts';
import { declarationsIn, meaningOf, Scope } from './declarations.ts';
import type { Listed } from './nodes.ts';
import { namesIn, nodesIn } from './nodes.ts';
import { partOf, signatureOf, written } from './signature.ts';
import { lineOf, sourceFilesAt } from './source-files.ts';
import { examplesOf, Uses } from './uses.ts';

export interface Dictionary {
  readonly words: readonly Word[];
  readonly faults: readonly Fault[];
}

const KERNEL = 'packages/kernel/src/abilities/builders.ts';
/** The nodes that cooperative games share; a game that has them imports their types. */
const COOPERATIVE = 'packages/kernel/src/cooperative/nodes.ts';

/** The vocabulary of a game, read from its sources. */
interface Vocabulary {
  readonly game: string;
  readonly files: readonly ts.SourceFile[];
  readonly declared: Declarations;
  readonly uses: Uses;
}

/** Reads the words of all vocabularies below the root of the project, and the cards that use them. */
export function compileDictionary(root: string): Dictionary {
  const kernel = declarationsIn(sourceFilesAt(root, KERNEL));
  const vocabularies = gamesIn(root).map((game) => read(root, game, kernel));
  const ofKernel = [...kernel.values()].flatMap((declared) =>
    builder('kernel', declared, new Scope(kernel, kernel), (word) =>
      vocabularies.flatMap(({ uses }) => uses.of(word)),
    ),
  );
  const words = [...ofKernel, ...vocabularies.flatMap((each) => wordsOf(each, kernel))];
  const books = new Map(vocabularies.map(({ game }) => [game, titlesOf(root, game)]));
  const cited = words.map((word) => withRules(word, books.get(word.game)));
  return {
    words: cited
      .map(({ word }) => word)
      .toSorted(
        (one, other) =>
          one.game.localeCompare(other.game) ||
          PARTS.indexOf(one.part) - PARTS.indexOf(other.part) ||
          one.name.localeCompare(other.name),
      ),
    faults: cited.flatMap(({ word, missing }) => faultsIn(word, missing)),
  };
}

/** The games with a vocabulary; one whose cards say nothing has none. */
function gamesIn(root: string): readonly string[] {
  return readdirSync(join(root, 'packages'))
    .filter((name) => existsSync(join(root, placeOf(name))))
    .sort();
}

const placeOf = (game: string) => `packages/${game}/src/vocabulary`;

function read(root: string, game: string, kernel: Declarations): Vocabulary {
  const files = sourceFilesAt(root, placeOf(game));
  const isCooperative = files.some(({ text }) => /\bCooperativeAct\b/.test(text));
  const shared = isCooperative ? sourceFilesAt(root, COOPERATIVE) : [];
  const declared = declarationsIn(files);
  const uses = new Uses(game, declared, kernel);
  const place = `packages/${game}`;
  for (const file of sourceFilesAt(root, `${place}/src/cards`)) uses.readCards(file, 'pool');
  for (const pack of packsAt(join(root, place, 'src/packs'))) {
    const at = `${place}/src/packs/${pack}`;
    const listed = listedIn(readFileSync(join(root, at, 'facts.json'), 'utf8'));
    for (const file of sourceFilesAt(root, at)) uses.readTextBoxes(file, listed);
  }
  for (const file of sourceFilesAt(root, `${place}/test/hard-cards/cards`)) {
    uses.readCards(file, 'outside');
  }
  // Rules that no card needs yet are tried on cards that a spec prints differently.
  const unused = [...declared.values()].filter((each) => each.isWord && uses.of(each).length === 0);
  for (const file of unused.length > 0 ? sourceFilesAt(root, `${place}/test`, '.spec.ts') : []) {
    uses.readSpec(file, unused);
  }
  return { game, files: [...files, ...shared], declared, uses };
}

/** The packs of a game that keeps its cards in packs. */
function packsAt(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'facts.json')))
    .sort();
}

function wordsOf({ game, files, declared, uses }: Vocabulary, kernel: Declarations) {
  const scope = new Scope(declared, kernel);
  const builders = [...declared.values()].flatMap((each) =>
    builder(game, each, scope, (word) => uses.of(word)),
  );
  const isBuilt = ({ name, part }: Listed) =>
    builders.some((word) => word.name === name && word.part === part);
  const others = [...nodesIn(files), ...namesIn(files)]
    .filter((listed) => !isBuilt(listed))
    .map((listed): Word => {
      const used = uses.of(`${listed.kind} ${listed.part} ${listed.name}`);
      const { name, part, kind, meaning, signature, node } = listed;
      const place = { file: node.getSourceFile().fileName, line: lineOf(node) };
      const examples = examplesOf(used);
      return { name, game, part, kind, meaning, rules: [], signature, examples, ...place };
    });
  return [...builders, ...others];
}

function builder(
  game: string,
  declared: Declared,
  scope: Scope,
  usesOf: (word: Declared) => ReturnType<Uses['of']>,
): readonly Word[] {
  if (!declared.isWord) return [];
  const { name, node } = declared;
  const signature = signatureOf(declared, scope);
  const part = partOf(signature.result);
  if (!part) return [];
  return [
    {
      name,
      game,
      part,
      kind: 'builder',
      meaning: meaningOf(declared),
      rules: [],
      signature: written(name, signature),
      examples: examplesOf(usesOf(declared)),
      file: node.getSourceFile().fileName,
      line: lineOf(node),
    },
  ];
}

/** The addresses of a game's entries by their English titles and the parts of these. */
function titlesOf(root: string, game: string): ReadonlyMap<string, string> {
  const file = join(root, `packages/rulebook/src/compiled/${game}.json`);
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as CompiledBook;
  return new Map(
    entries.flatMap(({ id, en }) => [
      ...en.title.split(', ').map((part) => [part, id] as const),
      [en.title, id] as const,
    ]),
  );
}

/** `RR: Surge.` at the end of a comment cites the rulebook. */
const CITED = / ?\bRR: (.+?)\.(?= |$)/g;

function withRules(word: Word, titles: ReadonlyMap<string, string> | undefined) {
  const named = [...word.meaning.matchAll(CITED)].map(([, title = '']) => title);
  const rules = named.flatMap((title): readonly Explained[] => {
    const entry = titles?.get(title);
    return entry === undefined ? [] : [{ title, entry }];
  });
  const missing = named.filter((title) => !titles?.has(title));
  return { word: { ...word, meaning: word.meaning.replaceAll(CITED, ''), rules }, missing };
}

function faultsIn(word: Word, missing: readonly string[]): readonly Fault[] {
  const { file, line, kind, name } = word;
  const what = `the ${kind} '${name}'`;
  const messages = [
    ...(word.meaning ? [] : [`${what} has no comment that says what it means`]),
    ...(kind === 'builder' && word.examples.length === 0 ? [`no card uses ${what}`] : []),
    ...missing.map((title) => `${what} cites '${title}', which is no entry of the rulebook`),
  ];
  return messages.map((message) => ({ file, line, message }));
}
