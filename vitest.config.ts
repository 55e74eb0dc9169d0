import { defineConfig } from 'vitest/config';

const BROWSER = 'packages/web/test/browser/**/*.spec.ts';

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules and parts',
          include: ['packages/*/test/**/*.spec.ts', 'bench/**/*.spec.ts'],
          exclude: [BROWSER],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [BROWSER],
          globalSetup: 'packages/web/test/browser/support/setup.ts',
          // Whole games are played here, by clicking; nothing is measured.
          testTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
