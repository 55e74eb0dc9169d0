import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The TypeScript sources at a path below the root, parsed: a file, or all files of a folder. */
export function sourceFilesAt(
  root: string,
  path: string,
  ending = '.ts',
): readonly ts.SourceFile[] {
  const place = join(root, path);
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [parse(path, readFileSync(place, 'utf8'))];
  return readdirSync(place, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => parse(`${path}/${name}`, readFileSync(join(place, name), 'utf8')));
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** The line on which a node begins, counted from 1. */
export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}

/** The text of the doc comment directly before a node, on one line; a `|` may stand between them. */
export function commentOn(node: ts.Node): string {
  const before = node
    .getSourceFile()
    .text.slice(0, node.getStart())
    .replace(/\s*\|?\s*$/, '');
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/*'));
  if (!comment.startsWith('/**')) return '';
  return comment
    .slice(3, -2)
    .replaceAll(/^\s*\*/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function isExported(node: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** Source without the indentation that all lines but the first share. */
export function dedented(node: ts.Node): string {
  const [first = '', ...rest] = node.getText().split('\n');
  const indents = rest.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents, Number.POSITIVE_INFINITY);
  // An expression that closes on the level of its own first line was indented as much as that one.
  return [first, ...rest.map((line) => line.slice(Number.isFinite(shared) ? shared : 0))].join(
    '\n',
  );
}
