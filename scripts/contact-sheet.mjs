// Draws every picture of every game into docs/pictures/, to be looked at whenever one of them changes.
// `npm run contact-sheet -- champions-cap` draws one sheet alone.
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.mjs';

const folder = await bundle(['packages/web/test/browser/tasks/contact-sheet.ts']);
const { drawContactSheets } = await import(new URL('contact-sheet.mjs', folder).href);
const pictures = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
await drawContactSheets(pictures, process.argv.slice(2)).catch((error) => {
  if (error.name !== 'NoBrowser') throw error;
  console.error(error.message);
  process.exitCode = 1;
});
