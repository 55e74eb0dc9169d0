// Counts the clicks that a round takes a player who does what is proposed:
//
//     npm run clicks -- --games 40
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';

const { values } = parseArgs({ options: { games: { type: 'string', default: '20' } } });
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) {
  console.error('npm run clicks -- [--games 20]');
  process.exit(2);
}

const folder = await bundle(['packages/web/test/clicks/tables.ts']);
const { PLAYED, tally } = await import(new URL('tables.mjs', folder).href);
console.log('| | rounds | questions | clicks | one in ten takes | without what the page saves |');
console.log('|---|---|---|---|---|---|');
for (const played of PLAYED) {
  const { rounds, questions, clicks, longClicks, plainClicks } = tally(played, games);
  console.log(
    `| ${played.name} | ${rounds} | ${questions} | ${clicks} | ${longClicks} | ${plainClicks} |`,
  );
}
