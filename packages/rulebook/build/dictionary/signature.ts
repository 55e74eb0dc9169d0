import ts from 'typescript';
import type { Part } from '../../src/dictionary/word.ts';
import type { Declared, Scope } from './declarations.ts';

/** How a builder is called. Without parameters it is a value. */
export interface Signature {
  readonly parameters: readonly ts.ParameterDeclaration[] | undefined;
  /** The type of the result as it is written; empty where the source does not say. */
  readonly result: string;
  /** The call of the result, of a builder that is called twice. */
  readonly then?: Signature;
}

const UNKNOWN: Signature = { parameters: undefined, result: '' };

/** Follows a declaration to the function or the value behind it. */
export function signatureOf({ value, type }: Declared, scope: Scope): Signature {
  if (type && ts.isFunctionTypeNode(type)) {
    return { parameters: [...type.parameters], result: type.type.getText() };
  }
  if (type) return { parameters: undefined, result: type.getText() };
  return signatureOfValue(value, scope);
}

function signatureOfValue(value: ts.Expression | ts.FunctionDeclaration, scope: Scope): Signature {
  if (ts.isArrowFunction(value) || ts.isFunctionDeclaration(value)) {
    const parameters = [...value.parameters];
    const body = bodyOf(value);
    if (body && ts.isArrowFunction(body)) {
      const then = signatureOfValue(body, scope);
      return { parameters, result: then.result, then };
    }
    return { parameters, result: value.type?.getText() ?? resultOfCall(body, scope) };
  }
  if (ts.isCallExpression(value)) return signatureOfCall(value, scope);
  const named = scope.named(value);
  return named ? signatureOf(named, scope) : UNKNOWN;
}

/** `triggered('response')` is the inner function of a curried one; other calls are values. */
function signatureOfCall(call: ts.CallExpression, scope: Scope): Signature {
  const called = ts.isCallExpression(call.expression)
    ? innerOf(call.expression, scope)
    : scope.named(call.expression)?.value;
  if (!called) return UNKNOWN;
  const inner = bodyOf(called);
  if (inner && ts.isArrowFunction(inner)) return signatureOfValue(inner, scope);
  return { parameters: undefined, result: signatureOfValue(called, scope).result };
}

/** The function that a curried call gives. */
function innerOf(call: ts.CallExpression, scope: Scope): ts.Expression | undefined {
  const body = bodyOf(scope.named(call.expression)?.value);
  return body && ts.isArrowFunction(body) ? body : undefined;
}

function bodyOf(value: ts.Node | undefined): ts.Expression | undefined {
  if (!value || !ts.isArrowFunction(value) || ts.isBlock(value.body)) return undefined;
  return value.body;
}

function resultOfCall(body: ts.Expression | undefined, scope: Scope): string {
  return body && ts.isCallExpression(body) ? signatureOfCall(body, scope).result : '';
}

/** `damage(amount: Amount, to: Cards): Effect` */
export function written(name: string, { parameters, result, then }: Signature): string {
  const said = inWords(result);
  if (!parameters) return said ? `${name}: ${said}` : name;
  const given = parameters.map((parameter) => inWords(parameter.getText())).join(', ');
  if (then) return written(`${name}(${given})`, then);
  return `${name}(${given})${said ? `: ${said}` : ''}`;
}

const NAME_TYPES: Readonly<Record<string, string>> = {
  event: 'EventName',
  level: 'LevelName',
  call: 'CallName',
  stat: 'StatName',
  source: 'SourceName',
  period: 'PeriodName',
};

/** Types without the vocabulary they are bound to: `W['event']` is `EventName`, `DuelEffect` an `Effect`. */
function inWords(type: string): string {
  return type
    .replaceAll(/W\['(\w+)'\]/g, (whole, kind: string) => NAME_TYPES[kind] ?? whole)
    .replaceAll(/<\w*(?:W|Words)>/g, '')
    .replaceAll(/\b[A-Z][a-z]+(Ability|Amount|Cards|Condition|Effect)\b/g, '$1')
    .replaceAll('readonly ', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\( | \)|, \)/g, (edge) => edge.replaceAll(/[ ,]/g, ''))
    .trim();
}

/** The part of a type in a sentence. `DuelEffect` and `Effect<W>` are effects. */
const RESULTS: readonly (readonly [RegExp, Part])[] = [
  [/Ability$/, 'ability'],
  [/Effect$/, 'effect'],
  [/Filter$/, 'filter'],
  [/Condition$/, 'condition'],
  [/Amount$/, 'number'],
  [/(?:Query|Cards|Ref)$/, 'cards'],
  [/Modifier$/, 'change'],
  [/Limit$/, 'limit'],
  // `afterCost` leaves its result open: it is put around an effect.
  [/^T$/, 'effect'],
];

export function partOf(result: string): Part | undefined {
  const type = result.replace(/<.*>$/, '');
  return RESULTS.find(([ending]) => ending.test(type))?.[1];
}
