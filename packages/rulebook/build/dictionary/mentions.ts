import ts from 'typescript';
import type { Part } from '../../src/dictionary/word.ts';
import type { Declared, Scope } from './declarations.ts';
import { FIELDS } from './nodes.ts';
import { signatureOf } from './signature.ts';

/** A word that an expression says: a builder by its declaration, a node or a name by its part. */
export type Mention = Declared | `${'node' | 'name'} ${Part} ${string}`;

/** The types of parameters that take a name, and the stat that such a name stands for. */
const NAMED: readonly (readonly [RegExp, Part, (name: string) => string])[] = [
  [/\bEventName\b|'event'/, 'event', (name) => name],
  [/\b(?:StatName|Ban)\b|'stat'/, 'stat', (name) => name],
  [/\bGainedTrait\b/, 'stat', (name) => `trait ${name}`],
  [/\bSphere\b/, 'stat', (name) => `icon ${name}`],
  [/\bSourceName\b|'source'/, 'cards', (name) => name],
  [/\bPeriodName\b|'period'/, 'period', (name) => name],
  [/\bLevelName\b|'level'/, 'level', (name) => name],
  [/\bCallName\b|'call'/, 'call', (name) => name],
  [/\bDeedName\b|'deed'/, 'deed', (name) => name],
];

/** The fields of literal nodes that take a name. */
const FIELDS_OF_NAMES: Readonly<Record<string, Part>> = {
  on: 'event',
  level: 'level',
  call: 'call',
  stat: 'stat',
  in: 'cards',
  until: 'period',
  per: 'period',
};

/** The words that a piece of source says directly, without those inside the builders it calls. */
export function mentionsIn(source: ts.Node, scope: Scope): ReadonlySet<Mention> {
  const found = new Set<Mention>();
  const visit = (node: ts.Node): void => {
    if (isReference(node)) {
      const declared = scope.named(node);
      if (declared && !isShadowed(node, source)) found.add(declared);
    }
    if (ts.isCallExpression(node)) for (const name of namesGiven(node, scope)) found.add(name);
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.initializer)) {
      const field = node.name.getText();
      const { text } = node.initializer;
      if (FIELDS[field]) found.add(`node ${FIELDS[field]} ${text}`);
      if (FIELDS_OF_NAMES[field]) found.add(`name ${FIELDS_OF_NAMES[field]} ${text}`);
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A name that stands for a value: no field, no parameter, no type. */
function isReference(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return true;
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isParameter(parent) && !ts.isBindingElement(parent) && !ts.isTypeNode(parent);
}

/** Whether a function around a name has a parameter that is called so. */
function isShadowed(node: ts.Node, outermost: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    const parameters = ts.isFunctionLike(around) ? around.parameters : [];
    if (parameters.some(({ name }) => name.getText() === node.getText())) return true;
    if (around === outermost) return false;
  }
  return false;
}

/** The names among the arguments of a call: the event of a response, the stat of a change. */
function namesGiven(call: ts.CallExpression, scope: Scope): readonly Mention[] {
  const called = scope.named(call.expression);
  const { parameters = [] } = called ? signatureOf(called, scope) : {};
  return call.arguments.flatMap((argument, at) => {
    const type = parameters[at]?.type?.getText() ?? '';
    if (!ts.isStringLiteral(argument)) return [];
    const [, part, nameOf] = NAMED.find(([pattern]) => pattern.test(type)) ?? [];
    return part && nameOf ? [`name ${part} ${nameOf(argument.text)}` as const] : [];
  });
}
