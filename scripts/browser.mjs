// Starts the real server with the real page, and does something with them in a browser.
import { fileURLToPath } from 'node:url';
import { buildWeb } from './build-web.mjs';
import { bundle } from './bundle.mjs';

const [task, ...args] = process.argv.slice(2);
const folder = await bundle([
  'packages/web/test/browser/tasks/pictures.ts',
  'packages/web/test/browser/tasks/measure.ts',
  'packages/web/test/browser/tasks/smoke.ts',
  'packages/server/src/tables/bot-worker.ts',
  'packages/server/src/storage/database-worker.ts',
]);
const made = {
  page: await buildWeb(),
  worker: new URL('bot-worker.mjs', folder),
  database: new URL('database-worker.mjs', folder),
  about: fileURLToPath(new URL('../packages/web/test/browser/support/about', import.meta.url)),
};

const tasks = {
  async pictures() {
    const { takePictures } = await import(new URL('pictures.mjs', folder).href);
    await takePictures(made, fileURLToPath(new URL('../docs/pictures/', import.meta.url)));
  },
  async measure() {
    const { measurePage } = await import(new URL('measure.mjs', folder).href);
    await measurePage(made, { asJson: args.includes('--json') });
  },
  async smoke() {
    const { playSmokeGame } = await import(new URL('smoke.mjs', folder).href);
    console.log(await playSmokeGame(made));
  },
};

if (Object.hasOwn(tasks, task ?? '')) {
  await tasks[task]().catch((error) => {
    if (error.name !== 'NoBrowser') throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
} else {
  console.error('Choose a command: pictures, measure [--json], or smoke.');
  process.exitCode = 2;
}
