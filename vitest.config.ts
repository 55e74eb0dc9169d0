import { defineConfig } from 'vitest/config';
import { LANES } from './scripts/lanes.ts';

// Whoever starts vitest without npm gets the text of the rulebook as it is now, too.
const compiler = new URL('./scripts/compile-rulebook.mjs', import.meta.url).href;
const { compileRulebook }: { compileRulebook: () => Promise<void> } = await import(compiler);
await compileRulebook();

const lane = (name: keyof typeof LANES) => ({
  name,
  include: LANES[name].include,
  exclude: LANES[name].exclude,
});

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    // Nothing is measured, and a busy machine takes its time.
    testTimeout: 60_000,
    projects: [
      { extends: true, test: lane('quick') },
      { extends: true, test: lane('games') },
      {
        extends: true,
        test: { ...lane('trials'), globalSetup: 'packages/server/test/support/setup.ts' },
      },
      {
        extends: true,
        test: {
          ...lane('browser'),
          globalSetup: 'packages/web/test/browser/support/setup.ts',
          // Whole games are played here, by clicking.
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
