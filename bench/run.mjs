// Bundles the benchmark like everything else that has to be fast, and runs it.
import { bundle } from '../scripts/bundle.mjs';

// Libraries decide while they are loaded whether they check themselves. In a comparison of speed
// boardgame.io and immer must not, so this comes before the import.
process.env.NODE_ENV = 'production';

const folder = await bundle(['bench/main.ts']);
const { main } = await import(new URL('main.mjs', folder).href);
process.exitCode = main(process.argv.slice(2));
