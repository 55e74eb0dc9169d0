import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from './folder-with.ts';

const script = new URL('../packs/register.mjs', import.meta.url).href;
const { registerPacks }: { registerPacks: (root: string) => void } = await import(script);

const pack = (name: string) =>
  ['facts.json', 'manifest.ts', 'pack.ts', 'words.ts'].map(
    (part) => `packages/skat/src/packs/${name}/${part}`,
  );
const drawn = (name: string) => `packages/web/src/games/skat/art/packs/${name}/pictures.ts`;

/** The facts of each pack, by its name. */
function projectWith(facts: Readonly<Record<string, readonly object[]>>, drawings: string[]) {
  const root = folderWith([...Object.keys(facts).flatMap(pack), ...drawings]);
  writeFileSync(join(root, 'games.json'), '["skat"]');
  for (const [name, cards] of Object.entries(facts)) {
    const file = `packages/skat/src/packs/${name}/facts.json`;
    writeFileSync(join(root, file), JSON.stringify(cards));
  }
  return root;
}

test('the pictures of packs are found by being there, those that every game needs at once', () => {
  const root = projectWith(
    {
      blue: [{ code: '02001', set: 'blue' }],
      core: [{ code: '01001', set: 'standard' }],
      plain: [{ code: '03001', set: 'plain' }],
    },
    [drawn('blue'), drawn('core')],
  );
  registerPacks(root);
  const list = readFileSync(join(root, 'packages/web/src/registered/skat-pictures.ts'), 'utf8');
  expect(list).toBe(
    [
      "import { PICTURES as core } from '../games/skat/art/packs/core/pictures.ts';",
      '',
      'export const REGISTERED = [',
      "  { codes: '01', pictures: core },",
      "  { codes: '02', load: async () => (await import('../games/skat/art/packs/blue/pictures.ts')).PICTURES },",
      '] as const;',
      '',
    ].join('\n'),
  );
});
