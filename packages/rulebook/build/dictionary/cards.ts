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

/**
 * The cards of a pack whose text boxes a file has, each under its code; their facts and titles come
 * from the pack's list.
 */
export function textBoxesIn(
  file: ts.SourceFile,
  listed: ReadonlyMap<string, ListedCard>,
): readonly WrittenCard[] {
  const found: WrittenCard[] = [];
  const visit = (node: ts.Node): void => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteral(node.name)) {
      ts.forEachChild(node, visit);
      return;
    }
    const { initializer } = node;
    const code = node.name.text;
    const card = listed.get(code);
    if (!card || !ts.isCallExpression(initializer)) return;
    const corrected = initializer.arguments.filter(ts.isObjectLiteralExpression);
    const facts = [...card.facts, ...corrected.flatMap((each) => fieldsOf(each))];
    // What has to hold for a card to be played is said with the words of abilities as well.
    const terms = corrected.flatMap((each) => fieldsOf(each)).map((each) => each.initializer);
    const abilities = [
      ...initializer.arguments.filter((each) => !ts.isObjectLiteralExpression(each)),
      ...terms.filter((each) => each.getText().includes('(')),
    ];
    found.push({ code, title: card.title, facts, abilities });
  };
  visit(file);
  return found;
}

type ListedCard = Pick<WrittenCard, 'title' | 'facts'>;

/** The facts of a pack's list, by code; its keys are read as those of a literal are. */
export function listedIn(json: string): ReadonlyMap<string, ListedCard> {
  const literal = json.replaceAll(/"(\w+)":/g, '$1: ');
  const file = ts.createSourceFile('facts.ts', `(${literal})`, ts.ScriptTarget.Latest, true);
  const found = new Map<string, ListedCard>();
  const visit = (node: ts.Node): void => {
    const code = textOf(fieldOf(node, 'code'));
    const title = textOf(fieldOf(node, 'name'));
    if (code && title) found.set(code, { title, facts: fieldsOf(node) });
    else ts.forEachChild(node, visit);
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
