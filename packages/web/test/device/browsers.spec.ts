import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

test('the supported browsers in README are those of the screens, and the build target is named', () => {
  const screens = read('docs/screens.md');
  const versions = [...screens.matchAll(/^\| (?:Chrome|Firefox|Safari)[^|]*\| ([\d.]+) \|/gm)].map(
    ([, version]) => version,
  );
  expect(versions).toHaveLength(3);
  const line = /\*\*Browsers\*\*: (.*)/.exec(read('README.md'))?.[1] ?? '';
  expect([...line.matchAll(/from (\d+(?:\.\d+)?)/g)].map(([, version]) => version)).toEqual(
    versions,
  );
  const target = /target: '(\w+)'/.exec(read('packages/web/vite.config.ts'))?.[1] ?? 'none';
  expect(screens).toContain(`is \`${target}\``);
});
