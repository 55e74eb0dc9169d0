import ts from 'typescript';
import type { Part } from '../../src/dictionary/word.ts';
import { commentOn, isExported } from './source-files.ts';

/** A kind of node, or a name that fills a field of one. */
export interface Listed {
  readonly name: string;
  readonly part: Part;
  readonly kind: 'node' | 'name';
  readonly meaning: string;
  readonly signature: string;
  readonly node: ts.Node;
}

/** The field that says which kind of node it is. */
export const FIELDS: Readonly<Record<string, Part>> = {
  do: 'effect',
  is: 'filter',
  fact: 'condition',
  amount: 'number',
};

/** The members of the unions of nodes in a vocabulary: `{ readonly do: 'draw'; … }`. */
export function nodesIn(files: readonly ts.SourceFile[]): readonly Listed[] {
  return files.flatMap(({ statements }) =>
    statements
      .filter(ts.isTypeAliasDeclaration)
      .filter(isExported)
      .flatMap(({ type }) => (ts.isUnionTypeNode(type) ? type.types.flatMap(nodeOf) : [])),
  );
}

function nodeOf(type: ts.TypeNode): readonly Listed[] {
  if (!ts.isTypeLiteralNode(type)) return [];
  const [first] = type.members;
  if (!first || !ts.isPropertySignature(first) || !first.type) return [];
  const part = FIELDS[first.name.getText()];
  const name = literalOf(first.type);
  if (!part || name === undefined) return [];
  const signature = type
    .getText()
    .replaceAll('readonly ', '')
    // The vocabulary of the game is meant wherever its nodes are spoken of.
    .replaceAll('<W>', '')
    .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/; }$/, ' }');
  return [{ name, part, kind: 'node', meaning: commentOn(type), signature, node: type }];
}

function literalOf(type: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal)
    ? type.literal.text
    : undefined;
}

/** The lists and unions of names in a vocabulary, and what such a name is. */
const TABLES: Readonly<Record<string, Part>> = {
  EVENTS: 'event',
  SOURCES: 'cards',
  STATS: 'stat',
  LevelName: 'level',
  CallName: 'call',
  PeriodName: 'period',
  DeedName: 'deed',
};

/** The names that fill the fields of nodes: events, sets of cards, stats, levels. */
export function namesIn(files: readonly ts.SourceFile[]): readonly Listed[] {
  const lists = new Map(files.flatMap(({ statements }) => statements.flatMap(listsOf)));
  return files.flatMap(({ statements }) =>
    statements.flatMap((statement) => {
      if (ts.isTypeAliasDeclaration(statement)) {
        const part = TABLES[statement.name.text];
        return part && ts.isUnionTypeNode(statement.type)
          ? statement.type.types.flatMap((type) => named(literalOf(type), part, type, statement))
          : [];
      }
      return listsOf(statement).flatMap(([name, list]) => {
        const part = TABLES[name];
        return part ? namesOf(list, part, lists) : [];
      });
    }),
  );
}

/** `const EVENTS = [...] as const` */
function listsOf(
  statement: ts.Statement,
): readonly (readonly [string, ts.ArrayLiteralExpression])[] {
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    const value =
      initializer && ts.isAsExpression(initializer) ? initializer.expression : undefined;
    return value && ts.isArrayLiteralExpression(value) ? [[name.getText(), value] as const] : [];
  });
}

function namesOf(
  list: ts.ArrayLiteralExpression,
  part: Part,
  lists: ReadonlyMap<string, ts.ArrayLiteralExpression>,
): readonly Listed[] {
  return list.elements.flatMap((element) => {
    if (ts.isStringLiteral(element)) return named(element.text, part, element, list);
    if (!ts.isSpreadElement(element)) return [];
    // `...KEYWORDS`; the traits and icons of `...SPHERES.map(iconStat)` are explained by their list.
    const spread = ts.isIdentifier(element.expression) && lists.get(element.expression.text);
    return spread ? namesOf(spread, part, lists) : [];
  });
}

function named(
  name: string | undefined,
  part: Part,
  node: ts.Node,
  list: ts.Node,
): readonly Listed[] {
  if (name === undefined) return [];
  const meaning = commentOn(node) || headingOf(node, list) || commentOn(list);
  return [{ name, part, kind: 'name', meaning, signature: `'${name}'`, node }];
}

/** The `//` comment over the group of names that this one stands in; a blank line ends a group. */
function headingOf(node: ts.Node, list: ts.Node): string {
  const { text } = node.getSourceFile();
  const before = text.slice(list.getStart(), node.getStart()).split('\n').slice(0, -1);
  const group = before.slice(before.findLastIndex((line) => line.trim() === '') + 1);
  const last = group.findLastIndex((line) => line.trim().startsWith('//'));
  const first = group.slice(0, last).findLastIndex((line) => !line.trim().startsWith('//')) + 1;
  return group
    .slice(first, last + 1)
    .map((line) => line.trim().replace(/^\/\/ ?/, ''))
    .join(' ');
}
