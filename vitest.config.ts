import { defineConfig } from 'vitest/config';
import { LANES } from './scripts/lanes.ts';

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
