import { budgets, effort, endless, memory, reuse, whoAsks } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults by which somebody could make, keep or take up something without end. */
export const ENDLESS: readonly Mutant[] = [
  {
    name: 'positions that were taken back stay for ever',
    file: 'packages/server/src/storage/storing-moves.ts',
    find: 'and snapshots.number < kept.number',
    plant: 'and false and snapshots.number < kept.number',
    caughtBy: endless('no more positions than the line of play'),
  },
  {
    name: 'lines of chat stay for ever',
    file: 'packages/server/src/storage/chat.ts',
    find: 'if (number % TIDIED_EVERY === 0)',
    plant: 'if (number < 0)',
    caughtBy: endless('two thousand lines of chat'),
  },
  {
    name: 'restoring is no effort',
    file: 'packages/room/src/room.ts',
    find: 'this.effort += turn ? STRIDE + turn.again.length : 1;',
    plant: 'this.effort += 1;',
    caughtBy: effort('grows with what is made anew'),
  },
  {
    name: 'one address fills the memory for all',
    file: IN.tables,
    find: 'const table = whichGivesWay(inUse, address);',
    plant: 'const table = inUse.find(() => false);',
    caughtBy: memory('has far more than another would have'),
  },
  {
    name: 'one address makes tables all day',
    file: IN.api,
    find: 'await perDay.demand(addressOf(ip));',
    plant: '',
    caughtBy: budgets('has an end for the day'),
  },
  {
    name: 'the space of deleted rows is lost',
    file: 'packages/server/src/operating/vacuum.ts',
    find: 'if (store.isShared) return;',
    plant: 'if (!store.isShared) return;',
    caughtBy: reuse('is used again after a sweep'),
  },
  {
    name: 'pages elsewhere spend what their readers may cost',
    file: 'packages/server/src/http/origin.ts',
    find: `return site === undefined || site === 'same-origin' || site === 'none';`,
    plant: 'return true;',
    caughtBy: whoAsks('or somebody typed the address'),
  },
];
