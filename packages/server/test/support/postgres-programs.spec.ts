import { expect, test } from 'vitest';
import type { Machine } from './postgres-programs.ts';
import { NoPostgres, postgresHere } from './postgres-programs.ts';

/** A Linux without any PostgreSQL but the packaged one. */
function machine(about: Partial<Machine> = {}): Machine {
  const bare: Machine = {
    platform: 'linux',
    named: undefined,
    folders: () => ['/usr/lib/postgresql/15/bin', '/usr/bin'],
    hasPrograms: () => false,
    packaged: () => '/packaged/bin',
  };
  return { ...bare, ...about };
}

const installed = (...folders: readonly string[]) => ({
  hasPrograms: (folder: string) => folders.includes(folder),
});

test("the system's own PostgreSQL is preferred", () => {
  expect(postgresHere(machine(installed('/usr/bin')))).toBe('/usr/bin');
});

test('a bare machine takes the packaged one', () => {
  expect(postgresHere(machine())).toBe('/packaged/bin');
});

test('POSTGRES names another folder', () => {
  const here = machine({ ...installed('/usr/bin', '/my/own'), named: '/my/own' });
  expect(postgresHere(here)).toBe('/my/own');
});

test('POSTGRES=packaged passes over the one of the system', () => {
  expect(postgresHere(machine({ ...installed('/usr/bin'), named: 'packaged' }))).toBe(
    '/packaged/bin',
  );
});

test('a folder that POSTGRES names and that has no programs is not replaced by another', () => {
  const here = machine({ ...installed('/usr/bin'), named: '/nowhere' });
  expect(() => postgresHere(here)).toThrow(
    new NoPostgres('There is no initdb in /nowhere, which POSTGRES names.'),
  );
});

test.each([
  ['linux', 'apt-get install postgresql'],
  ['darwin', 'brew install postgresql'],
  ['win32', 'winget install PostgreSQL.PostgreSQL'],
])(
  'where there is none, a sentence names the command that installs it (%s)',
  (platform, command) => {
    expect(() => postgresHere(machine({ platform, packaged: () => null }))).toThrow(
      new NoPostgres(
        `The tests of the server need PostgreSQL, which can be installed with: ${command}`,
      ),
    );
  },
);
