import { mkdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderWith } from './folder-with.ts';

const script = new URL('../register-games.mjs', import.meta.url).href;
const { registerGames }: { registerGames: (root: string) => void } = await import(script);

const partsOf = (game: string) => [
  `packages/${game}/src/registration.ts`,
  `packages/cli/src/${game}/registration.ts`,
  `packages/web/src/games/${game}/registration.ts`,
  `packages/web/src/games/${game}/${game}.ts`,
  `packages/rulebook/src/${game}/registration.ts`,
  `packages/rulebook/entries/${game}/basics/start.md`,
];

/** A project with these games, of which games.json names some. */
function projectWith(files: readonly string[], registered: readonly string[]): string {
  const folder = folderWith(files);
  writeFileSync(join(folder, 'games.json'), JSON.stringify(registered));
  mkdirSync(join(folder, 'node_modules'));
  return folder;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

describe('registering games', () => {
  it('lists those of games.json, in its order, and no others', () => {
    const folder = projectWith(['whist', 'skat', 'chess'].flatMap(partsOf), ['skat', 'whist']);
    registerGames(folder);
    expect(read(folder, 'packages/server/src/registered/games.ts')).toBe(
      [
        "import { registration as skat } from '@grimrule/skat/registration';",
        "import { registration as whist } from '@grimrule/whist/registration';",
        '',
        'export const REGISTERED = { skat, whist } as const;',
        '',
      ].join('\n'),
    );
    expect(read(folder, 'packages/rulebook/src/registered/lazy-books.ts')).toBe(
      [
        'export const REGISTERED = {',
        "  skat: async () => (await import('../skat/registration.ts')).registration,",
        "  whist: async () => (await import('../whist/registration.ts')).registration,",
        '} as const;',
        '',
      ].join('\n'),
    );
  });

  it('links their packages, so that they are found by name before npm installs them', () => {
    const folder = projectWith(partsOf('skat'), ['skat']);
    registerGames(folder);
    const linked = join(folder, 'node_modules/@grimrule/skat');
    expect(realpathSync(linked)).toBe(realpathSync(join(folder, 'packages/skat')));
  });

  it('leaves a list alone that has not changed, and writes it anew when a line is removed', () => {
    const folder = projectWith(['whist', 'skat'].flatMap(partsOf), ['skat', 'whist']);
    const list = 'packages/cli/src/registered/games.ts';
    registerGames(folder);
    const { ino } = statSync(join(folder, list));
    registerGames(folder);
    expect(statSync(join(folder, list)).ino).toBe(ino);
    writeFileSync(join(folder, 'games.json'), '["whist"]');
    registerGames(folder);
    expect(read(folder, list)).not.toContain('skat');
  });

  it.each(partsOf('skat'))('names the part of a game that is missing: %s', (missing) => {
    const parts = partsOf('skat').filter((part) => part !== missing);
    const folder = projectWith(parts, ['skat']);
    const named = missing.replace('/basics/start.md', '');
    expect(() => registerGames(folder)).toThrow(
      `The games of games.json have faults:\n  skat: there is no ${named}`,
    );
  });

  it('refuses a name that cannot be part of an import', () => {
    const folder = projectWith([], ['High Card']);
    expect(() => registerGames(folder)).toThrow("'High Card' is no name");
  });
});
