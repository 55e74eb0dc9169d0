// Measures what long games take in memory, and how long it takes to go back in them.
import { bundle } from '../scripts/bundle.mjs';

const folder = await bundle(['bench/memory.ts']);
const { main } = await import(new URL('memory.mjs', folder).href);
main(process.argv.slice(2));
