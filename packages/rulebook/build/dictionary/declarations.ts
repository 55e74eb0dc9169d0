import ts from 'typescript';
import { commentOn, isExported } from './source-files.ts';

/** A constant or a function of a vocabulary; cards can use it if it is exported. */
export interface Declared {
  readonly name: string;
  /** The node that carries the doc comment. */
  readonly node: ts.Node;
  /** The function or value behind the name. */
  readonly value: ts.Expression | ts.FunctionDeclaration;
  readonly type: ts.TypeNode | undefined;
  readonly isWord: boolean;
}

export type Declarations = ReadonlyMap<string, Declared>;

/** The function whose object has the kernel's builders. */
const MAKER = 'builders';
/** The object that it makes, in the vocabulary of a game. */
const MADE = 'kernel';

/** The declarations in the sources of a vocabulary, by name. */
export function declarationsIn(files: readonly ts.SourceFile[]): Declarations {
  const all = files.flatMap(({ statements }) => statements.flatMap(declaredBy));
  return new Map(all.map((declared) => [declared.name, declared]));
}

function declaredBy(statement: ts.Statement): readonly Declared[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name, type, initializer }) => {
      if (!ts.isIdentifier(name) || !initializer) return [];
      const isWord = isExported(statement) && name.text !== MADE;
      return [{ name: name.text, node: statement, value: initializer, type, isWord }];
    });
  }
  if (!ts.isFunctionDeclaration(statement) || !statement.name) return [];
  const name = statement.name.text;
  if (name === MAKER) return membersOf(statement);
  const isWord = isExported(statement);
  return [{ name, node: statement, value: statement, type: undefined, isWord }];
}

function membersOf(maker: ts.FunctionDeclaration): readonly Declared[] {
  const returned = maker.body?.statements.find(ts.isReturnStatement)?.expression;
  if (!returned || !ts.isObjectLiteralExpression(returned)) return [];
  return returned.properties.flatMap((member) => {
    if (!ts.isPropertyAssignment(member)) return [];
    const name = member.name.getText();
    return [{ name, node: member, value: member.initializer, type: undefined, isWord: true }];
  });
}

/** The declarations of a game over those of the kernel. */
export class Scope {
  private readonly own: Declarations;
  private readonly kernel: Declarations;

  constructor(own: Declarations, kernel: Declarations) {
    this.own = own;
    this.kernel = kernel;
  }

  /** The declaration that an expression names: `damage`, or `kernel.change`. */
  named(expression: ts.Node): Declared | undefined {
    if (ts.isIdentifier(expression)) return this.find(expression.text);
    const isOfKernel =
      ts.isPropertyAccessExpression(expression) && expression.expression.getText() === MADE;
    return isOfKernel ? this.kernel.get(expression.name.text) : undefined;
  }

  find(name: string): Declared | undefined {
    return this.own.get(name) ?? this.kernel.get(name);
  }

  isOwn(declared: Declared): boolean {
    return this.own.get(declared.name) === declared;
  }
}

/** The doc comment of a declaration. */
export const meaningOf = ({ node }: Declared) => commentOn(node);
