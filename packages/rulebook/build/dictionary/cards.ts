import ts from 'typescript';

/** A card as it is written in a source file. */
export interface WrittenCard {
  readonly code: string;
  readonly title: string;
  /** The fields of its facts; a game with positional facts has none. */
  readonly facts: readonly ts.PropertyAssignment[];
  /** The expressions of its abilities. */
  readonly abilities: readonly ts.Expression[];
}

/** The cards that a file defines, by calling what it imports from `card.ts` or `hard-card.ts`. */
export function cardsIn(file: ts.SourceFile): readonly WrittenCard[] {
  const makers = new Set(file.statements.flatMap(makersBy));
  const found: WrittenCard[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && makers.has(node.expression.getText())) {
      found.push(...cardsOf(node));
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return found;
}

function makersBy(statement: ts.Statement): readonly string[] {
  if (!ts.isImportDeclaration(statement)) return [];
  if (!/\/(?:hard-)?card\.ts'$/.test(statement.moduleSpecifier.getText())) return [];
  const bindings = statement.importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings)
    ? bindings.elements.map(({ name }) => name.text)
    : [];
}

function cardsOf(call: ts.CallExpression): readonly WrittenCard[] {
  const [first, ...rest] = call.arguments;
  const code = textOf(fieldOf(first, 'code') ?? fieldOf(first, 'id'));
  const title = textOf(fieldOf(first, 'name'));
  if (code && title) return [{ code, title, facts: fieldsOf(first), abilities: rest }];
  return versionsOf(call);
}

/**
 * A card whose facts stand side by side: its title, and one or two versions with what each `does`,
 * or the ability itself as the last argument.
 */
function versionsOf({ arguments: given }: ts.CallExpression): readonly WrittenCard[] {
  const title = given.map(titleOf).find((each) => each !== undefined && isTitle(each));
  const last = given.at(-1);
  if (title === undefined || !last) return [];
  const versions = given.filter((each) => fieldOf(each, 'strength'));
  if (versions.length === 0) {
    return [{ code: codeOf(title), title, facts: [], abilities: [last] }];
  }
  return versions.flatMap((version, at) => {
    const does = fieldOf(version, 'does');
    const suffix = versions.length > 1 ? `-${'ab'.charAt(at)}` : '';
    return does ? [{ code: codeOf(title) + suffix, title, facts: [], abilities: [does] }] : [];
  });
}

/** A title begins with a capital letter; the names of sides and colours do not. */
const isTitle = (text: string) => /^\p{Lu}/u.test(text);

const titleOf = (argument: ts.Expression) => textOf(argument) ?? textOf(fieldOf(argument, 'en'));

const codeOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function textOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteral(node) ? node.text : undefined;
}

function fieldsOf(node: ts.Node | undefined): readonly ts.PropertyAssignment[] {
  return node && ts.isObjectLiteralExpression(node)
    ? node.properties.filter(ts.isPropertyAssignment)
    : [];
}

function fieldOf(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  return fieldsOf(node).find((field) => field.name.getText() === name)?.initializer;
}
