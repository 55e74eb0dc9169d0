// Measures what a table does for an answer, without storage and network.
import { bundle } from '../scripts/bundle.mjs';

const folder = await bundle(['bench/answer.ts']);
const { main } = await import(new URL('answer.mjs', folder).href);
await main(process.argv.slice(2));
