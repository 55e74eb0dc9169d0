import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';

/**
 * Records of these types are looked at all the time. Each has one file that makes it, with all fields
 * in one order: the engine finds a field fast where it always lies in the same place.
 */
const MAKERS: Readonly<Record<string, string>> = {
  Card: 'packages/kernel/src/state/card.ts',
  Happening: 'packages/kernel/src/resolving/happening.ts',
  Scope: 'packages/kernel/src/asking/scope.ts',
  Option: 'packages/kernel/src/prompts/option.ts',
  Prompt: 'packages/kernel/src/prompts/prompt.ts',
  Cost: 'packages/kernel/src/prompts/payment.ts',
  Ability: 'packages/kernel/src/abilities/making.ts',
  Modifier: 'packages/kernel/src/abilities/making.ts',
  Frame: 'packages/kernel/src/state/state.ts',
};

/** The kinds of abilities. */
const ABILITIES: readonly string[] = 'Constant Triggered Action Called AdditionalCost'.split(' ');

/** What a game prints extends this, and is made where the game's cards are. */
const PRINTED = 'Printed';
const CARD_FILE = /^packages\/\w+\/src\/cards\/card\.ts$/;

const KERNEL = 'packages/kernel/src/';

/** A file that does not exist, for tests. */
interface Planted {
  readonly path: string;
  readonly text: string;
}

/** Beside the games, who works with positions and questions. */
const PACKAGES: readonly string[] = 'kernel bots room'.split(' ');

/** The sources of the rules, with the types that they have. */
interface Sources {
  readonly checker: ts.TypeChecker;
  readonly files: readonly { readonly path: string; readonly source: ts.SourceFile }[];
}

export function sourcesOf(root: string, planted?: Planted): Sources {
  const games: readonly string[] = JSON.parse(readFileSync(join(root, 'games.json'), 'utf8'));
  const names = globSync(
    [...PACKAGES, ...games].map((name) => `packages/${name}/src/**/*.ts`),
    { cwd: root, ignore: ['**/testing/**', '**/words/**'] },
  );
  const program = programOf(root, [...names, ...(planted ? [planted.path] : [])], planted);
  const files = program.getSourceFiles().flatMap((source) => {
    const path = relative(root, source.fileName).split(sep).join('/');
    return names.includes(path) || path === planted?.path ? [{ path, source }] : [];
  });
  return { checker: program.getTypeChecker(), files };
}

function programOf(root: string, files: readonly string[], planted?: Planted): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  const isPlanted = (file: string) => planted && relative(root, file) === planted.path;
  host.readFile = (file) => (isPlanted(file) ? planted?.text : readFile(file));
  host.fileExists = (file) => isPlanted(file) || fileExists(file);
  return ts.createProgram({ rootNames: files.map((file) => join(root, file)), options, host });
}

/**
 * A sentence for every place in the rules where such a record is made by hand: as an object of its
 * type, or by spreading one.
 */
export function recordsMadeByHand({ checker, files }: Sources): readonly string[] {
  const found: string[] = [];
  for (const { path, source } of files) {
    everyNode(source, (node) => {
      for (const record of madeBy(checker, node)) {
        if (record === PRINTED ? CARD_FILE.test(path) : MAKERS[record] === path) continue;
        found.push(`${path}:${lineOf(source, node)} makes a record '${record}' by hand`);
      }
    });
  }
  return found;
}

/** Every place where the rules look at a field of such a record, as `path:line field`. */
export function looksAtRecords({ checker, files }: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path, source } of files) {
    const note = (of: ts.Node, name: ts.Node) => {
      if (recordsIn(checker, checker.getTypeAtLocation(of)).size === 0) return;
      found.add(`${path}:${lineOf(source, name)} ${name.getText()}`);
    };
    everyNode(source, (node) => {
      if (ts.isPropertyAccessExpression(node)) note(node.expression, node.name);
      if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        note(node.parent, node.propertyName ?? node.name);
      }
    });
  }
  return found;
}

function everyNode(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => everyNode(child, look));
}

const lineOf = (source: ts.SourceFile, node: ts.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1;

/** The records that an object literal is, or that it spreads; also where a name stands for it. */
function madeBy(checker: ts.TypeChecker, node: ts.Node): ReadonlySet<string> {
  if (!ts.isObjectLiteralExpression(node) && !isNameOfLiteral(checker, node)) return new Set();
  const wanted = checker.getContextualType(node);
  const found = new Set(wanted && recordsIn(checker, wanted));
  if (!ts.isObjectLiteralExpression(node)) return found;
  for (const part of node.properties) {
    if (!ts.isSpreadAssignment(part)) continue;
    for (const record of recordsIn(checker, checker.getTypeAtLocation(part.expression))) {
      found.add(record);
    }
  }
  return found;
}

/** A name without a type of its own, for an object that was written down before. */
function isNameOfLiteral(checker: ts.TypeChecker, node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node) || !ts.isExpression(node)) return false;
  const declared = checker.getTypeAtLocation(node).getSymbol()?.declarations?.[0];
  return declared !== undefined && ts.isObjectLiteralExpression(declared);
}

function recordsIn(checker: ts.TypeChecker, type: ts.Type): ReadonlySet<string> {
  const members = type.isUnion() ? type.types : [type];
  return new Set(members.flatMap((each) => recordOf(checker, each) ?? []));
}

function recordOf(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const symbol = type.getSymbol();
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName.split(sep).join('/');
  if (!symbol || !file) return undefined;
  const { name } = symbol;
  if (file.includes(KERNEL)) {
    if (ABILITIES.includes(name)) return 'Ability';
    if (Object.hasOwn(MAKERS, name) || name === PRINTED) return name;
  }
  const bases = type.isClassOrInterface() ? checker.getBaseTypes(type) : [];
  return bases.some((base) => base.getSymbol()?.name === PRINTED) ? PRINTED : undefined;
}
