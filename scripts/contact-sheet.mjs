// Draws every picture of every game into docs/pictures/, to be looked at whenever one of them changes.
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const folder = await bundle(['packages/web/test/browser/tasks/contact-sheet.ts']);
const { drawContactSheets } = await import(new URL('contact-sheet.mjs', folder).href);
await drawContactSheets(fileURLToPath(new URL('../docs/pictures/', import.meta.url))).catch(
  (error) => {
    if (error.name !== 'NoBrowser') throw error;
    console.error(error.message);
    process.exitCode = 1;
  },
);
