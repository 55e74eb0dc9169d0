import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PACKAGES = join(ROOT, 'packages');

interface Expression {
  readonly where: string;
  readonly source: string;
  readonly flags: string;
}

/** The regular expressions that are written down in a source. */
function expressionsIn(name: string, text: string): readonly Expression[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, kind);
  const found: Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ where: `${name}:${line + 1}`, source, flags });
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** The harm that a text could do to an expression, if any. */
function attackOn({ where, source, flags }: Expression): readonly string[] {
  // The checker does not end by the clock: it looks at so much and no more.
  const found = checkSync(source, flags, { timeout: null, attackTimeout: null });
  if (found.status === 'safe') return [];
  const how = found.status === 'vulnerable' ? found.attack.pattern : JSON.stringify(found.error);
  return [`${where} /${source}/${flags} is ${found.status}: ${how}`];
}

describe('the regular expressions of all sources', () => {
  it('take no longer than the text is long, whatever it says', { timeout: 300_000 }, () => {
    const sources = readdirSync(PACKAGES).flatMap((name) =>
      readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.ts') || path.endsWith('.tsx'))
        .map((path) => join(PACKAGES, name, 'src', path)),
    );
    const all = sources.flatMap((path) =>
      expressionsIn(relative(ROOT, path), readFileSync(path, 'utf8')),
    );
    const different = new Map(all.map((each) => [`/${each.source}/${each.flags}`, each]));
    expect(different.size).toBeGreaterThan(50);
    expect([...different.values()].flatMap(attackOn)).toEqual([]);
  });

  it('are found, and so is one that can be attacked', () => {
    const text =
      "const a = 'no /(a+)+$/ here'; // nor /(a+)+$/\nconst b = 1 / 2;\nconst c = /(a+)+$/u;";
    const found = expressionsIn('some.ts', text);
    expect(found).toEqual([{ where: 'some.ts:3', source: '(a+)+$', flags: 'u' }]);
    expect(found.flatMap(attackOn).join()).toMatch(/^some\.ts:3 .* is vulnerable: 'a'/);
  });
});
