import { globSync } from 'tinyglobby';
import { defineConfig, type Plugin } from 'vitest/config';
import { LANES } from './scripts/lanes.ts';
import { LongestFirst } from './scripts/longest-first.ts';

// vitest may be started without npm, and then nothing else brings the generated sources up to date.
const generator = new URL('./scripts/generate.mjs', import.meta.url).href;
const { generate }: { generate: () => Promise<void> } = await import(generator);
await generate();

const builder = new URL('./scripts/plain-modules.mjs', import.meta.url).href;
const { plainModules }: { plainModules: () => Promise<Plugin> } = await import(builder);

const lane = (name: keyof typeof LANES) => ({
  name,
  include: LANES[name].include,
  exclude: LANES[name].exclude,
});

/** What a package has to have ready for its specs, and for those of others. */
const READY = globSync('packages/*/test/setup.ts');

export default defineConfig({
  plugins: [await plainModules()],
  test: {
    pool: 'threads',
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Nothing is measured, and a busy machine takes its time.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { ...lane('quick'), setupFiles: READY } },
      { extends: true, test: { ...lane('games'), setupFiles: READY } },
      {
        extends: true,
        test: { ...lane('trials'), globalSetup: 'packages/server/test/support/setup.ts' },
      },
      {
        extends: true,
        test: {
          ...lane('browser'),
          globalSetup: 'packages/web/test/browser/support/setup.ts',
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
