import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { eagerCompilation } from './build/eager-compilation.ts';
import { groups } from './build/files.ts';
import { licencesOfParts } from './build/licences.ts';
import { namedMedia } from './build/named-media.ts';
import { documentsOfTables } from './build/tables.ts';
import { workersOfThePage } from './build/workers.ts';

export default defineConfig({
  plugins: [
    workersOfThePage(),
    documentsOfTables(),
    licencesOfParts(),
    eagerCompilation(),
    react(),
    namedMedia(),
    // A page that was opened once can be played without a connection. A newer one waits until the
    // player wants it: a table must not vanish in the middle of a thought.
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Grimrule',
        short_name: 'Grimrule',
        description: 'Card games by the book, in the browser.',
        start_url: '/',
        display: 'standalone',
        background_color: '#16131f',
        theme_color: '#16131f',
        icons: [{ src: '/grimrule.svg', sizes: 'any', type: 'image/svg+xml' }],
      },
      workbox: {
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        globPatterns: ['**/*.{js,css,html,svg,woff2}'],
        // They only save a first visit some time.
        globIgnores: ['tables/**'],
        navigateFallbackDenylist: [/^\/api\//, /^\/healthz/, /^\/metrics/],
      },
    }),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: {
      // A worker has no document for such hints.
      resolveDependencies: (_, needed, { hostId }) =>
        /\b(?:session|[a-z]+-rules|[a-z]+-words|lab)-/.test(hostId) ? [] : needed,
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
