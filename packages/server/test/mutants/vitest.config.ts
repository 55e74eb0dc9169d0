import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MUTANTS } from './list.ts';
import { planted } from './planting.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const mutant = MUTANTS.find(({ name }) => name === process.env.GRIMRULE_MUTANT);

// Runs specs on sources in which a fault is planted.
export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (text, id) =>
        mutant && id === `${root}${mutant.file}` ? planted(mutant, text) : undefined,
    },
  ],
  test: { include: ['packages/*/test/**/*.spec.ts'], testTimeout: 60_000, hookTimeout: 240_000 },
});
