import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.spec.ts', 'bench/**/*.spec.ts'],
    pool: 'threads',
    isolate: false,
  },
});
