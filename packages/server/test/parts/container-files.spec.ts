import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, it } from 'vitest';

const pathOf = (name: string) => fileURLToPath(new URL(`../../../../${name}`, import.meta.url));
const linter = new DCLinter({
  ...{ quiet: true, debug: false, exclude: [], rules: {} },
  disableAllRules: true,
});

interface Linted {
  readonly messages: readonly { readonly rule: string; readonly message: string }[];
}

/** What the schema of compose files says about one; how it is written is left to us. */
function problemsIn(path: string): readonly string[] {
  const found: readonly Linted[] = linter.lintFiles([path], false);
  return found
    .flatMap(({ messages }) => messages)
    .flatMap(({ rule, message }) => (rule === 'invalid-schema' ? [message] : []));
}

describe('the compose file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grimrule-compose-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('fits the schema of compose files', () => {
    expect(problemsIn(pathOf('compose.yaml'))).toEqual([]);
  });

  it.each([
    ['a key that there is not', 'restart: unless-stopped', 'restartt: unless-stopped'],
    ['a list that is none', 'retries: 10', 'retries: [10]'],
  ])('would not fit it with %s', (_, right, wrong) => {
    const text = readFileSync(pathOf('compose.yaml'), 'utf8');
    expect(text).toContain(right);
    const path = join(folder, 'compose.yaml');
    writeFileSync(path, text.replace(right, wrong));
    expect(problemsIn(path).length).toBeGreaterThan(0);
  });
});

describe('the Containerfile', () => {
  const text = readFileSync(pathOf('Containerfile'), 'utf8');

  it('has only instructions that there are', () => {
    expect(validate(text)).toEqual([]);
  });

  it('would have another one if it was misspelt', () => {
    const messages = validate(text.replace('WORKDIR', 'WORKDIRR')).map(({ message }) => message);
    expect(messages).toEqual(['Unknown instruction: WORKDIRR']);
  });
});
