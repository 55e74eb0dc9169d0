import ts from 'typescript';

/** A test as it is written in a spec. One that runs for several values is written once. */
interface WrittenTest {
  /** The titles of its groups and its own, without the entries they name. */
  readonly title: string;
  /** The entries behind `§` in these titles: `overkill`, or `champions/overkill`. */
  readonly proves: readonly string[];
}

export interface WrittenSpec {
  readonly tests: readonly WrittenTest[];
  /** Tests and groups that are left out when the spec runs, or that leave others out. */
  readonly leftOut: readonly string[];
  /** Groups that name entries and have no test inside. */
  readonly empty: readonly string[];
}

/** `chapter` is a group of Duel that runs in several ways. */
const GROUPS = ['describe', 'suite', 'chapter'];
const TESTS = ['it', 'test'];
/** Calls that take values first and the title in a second call. */
const WITH_VALUES = ['each', 'for', 'skipIf', 'runIf'];
const LEAVING_OUT = ['skip', 'todo', 'only', 'skipIf', 'runIf', 'fails'];
const OTHER_WAYS = ['concurrent', 'sequential', 'shuffle'];
const KNOWN_WAYS = [...WITH_VALUES, ...LEAVING_OUT, ...OTHER_WAYS];

/** The titles of the groups around a test, and the entries they name. */
interface Group {
  readonly titles: readonly string[];
  readonly proves: readonly string[];
}

/** Reads which tests a spec has and what they prove, without running it. */
export function testsIn(source: string): WrittenSpec {
  const tests: WrittenTest[] = [];
  const leftOut: string[] = [];
  const empty: string[] = [];

  const visit = (node: ts.Node, around: Group): void => {
    const found = ts.isCallExpression(node) ? declared(node) : undefined;
    if (ts.isCallExpression(node) && givesUp(node)) leftOut.push(around.titles.join(' › '));
    if (!found) {
      ts.forEachChild(node, (child) => visit(child, around));
      return;
    }
    const { words, entries } = splitTitle(found.title);
    const group = { titles: [...around.titles, words], proves: [...around.proves, ...entries] };
    const title = group.titles.join(' › ');
    if (found.leftOut) leftOut.push(title);
    if (found.isTest) tests.push({ title, proves: [...new Set(group.proves)] });
    const before = tests.length;
    ts.forEachChild(found.call, (child) => visit(child, group));
    if (!found.isTest && entries.length > 0 && tests.length === before) empty.push(title);
  };

  const file = ts.createSourceFile('.spec.ts', source, ts.ScriptTarget.Latest, false);
  visit(file, { titles: [], proves: [] });
  return { tests, leftOut, empty };
}

interface Declared {
  readonly call: ts.CallExpression;
  readonly isTest: boolean;
  readonly title: string;
  readonly leftOut: boolean;
}

/** Whether a call declares a test or a group: `it(…)`, `describe.each(…)(…)`. */
function declared(call: ts.CallExpression): Declared | undefined {
  const { name, ways } = calledAs(call.expression);
  const isTest = TESTS.includes(name);
  if (!isTest && !GROUPS.includes(name)) return undefined;
  if (ways.some((way) => !KNOWN_WAYS.includes(way))) return undefined;
  const takesValues =
    ts.isPropertyAccessExpression(call.expression) && WITH_VALUES.includes(ways.at(-1) ?? '');
  if (takesValues) return undefined;
  const [title] = call.arguments;
  const written = title ? wordsOf(title) : '…';
  return {
    call,
    isTest,
    title: ways.includes('each') || ways.includes('for') ? withoutHoles(written) : written,
    leftOut: ways.some((way) => LEAVING_OUT.includes(way)) || call.arguments.some(saysToLeaveOut),
  };
}

/** `describe.each(…)` → `describe`, and `each` */
function calledAs(node: ts.Expression): { name: string; ways: readonly string[] } {
  if (ts.isIdentifier(node)) return { name: node.text, ways: [] };
  if (ts.isCallExpression(node)) return calledAs(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledAs(node.tag);
  if (!ts.isPropertyAccessExpression(node)) return { name: '', ways: [] };
  const { name, ways } = calledAs(node.expression);
  return { name, ways: [...ways, node.name.text] };
}

/** A running test that leaves itself out: `context.skip()` */
function givesUp(call: ts.CallExpression): boolean {
  const { name, ways } = calledAs(call.expression);
  return ['context', 'ctx', 'task'].includes(name) && ways.join() === 'skip';
}

/** `it('…', { skip: true }, …)` */
function saysToLeaveOut(argument: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(argument) &&
    argument.properties.some(
      ({ name }) => name && ts.isIdentifier(name) && LEAVING_OUT.includes(name.text),
    )
  );
}

/** The words of a title; what is only known when it runs is an ellipsis. */
function wordsOf(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (words, { literal }) => `${words}…${literal.text}`,
      node.head.text,
    );
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? wordsOf(node.left) + wordsOf(node.right) : '…';
}

/** The titles of tests for several values have `%s` or `$name` where the values stand. */
const withoutHoles = (title: string) =>
  title.replace(/%[sdifjoc]|\$[a-z_][\w.]*/gi, '…').replaceAll('%%', '%');

/** `Overkill § overkill, excess-damage` → the words, and the entries */
function splitTitle(title: string): { words: string; entries: readonly string[] } {
  const [words = '', ...named] = title.split('§');
  const entries = named
    .join()
    .split(',')
    .flatMap((name) => name.trim() || []);
  return { words: words.trim(), entries };
}
