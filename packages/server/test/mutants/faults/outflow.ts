import { budgets, newTables, operating, storing, visit } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

const GUARD = 'packages/server/src/http/guard.ts';

/** Faults of how much somebody is told, and of what others have to bear for it. */
export const OUTFLOW: readonly Mutant[] = [
  {
    name: 'the pages of one address leave unread as much as they like',
    file: IN.visit,
    find: 'const isLate = bufferedAmount > 0 && this.unread.isTooMuchFor(this.address);',
    plant: 'const isLate = false;',
    caughtBy: visit('others of its address do not read'),
  },
  {
    name: 'what a page that has gone left unread is never forgotten',
    file: IN.visit,
    find: 'this.noteUnread(0);',
    plant: '',
    caughtBy: visit('others of its address do not read'),
  },
  {
    name: 'a long answer costs nothing',
    file: GUARD,
    find: 'if (await budgets.covers(addressOf(ip), costOfTelling(answer.length))) return answer;',
    plant: 'return answer;',
    caughtBy: budgets('at a server that lets an address spend little'),
  },
  {
    name: 'a request that does not say how long it is costs nothing',
    file: GUARD,
    find: '? 0 : routeOptions.bodyLimit',
    plant: '? 0 : 0',
    caughtBy: budgets('if it does not say how much'),
  },
  {
    name: 'the options of a table are as long as somebody likes',
    file: 'packages/server/src/tables/new-tables.ts',
    find: 'return JSON.stringify(options).length > LONGEST_OPTIONS;',
    plant: 'return false;',
    caughtBy: newTables('with more options than anybody needs'),
  },
  {
    name: 'a move that cannot be stored fails all that come with it',
    file: IN.writer,
    find: 'if (batch.length > 1 && !(error instanceof TooLate)) {',
    plant: 'if (batch.length > 1e9) {',
    caughtBy: storing('stores the others'),
  },
  {
    name: 'devices that were removed are kept for ever',
    file: 'packages/server/src/operating/retention.ts',
    find: 'return swept + (await store.players.removeRevoked(VOID_DAYS));',
    plant: 'return swept;',
    caughtBy: operating('keep removed devices'),
  },
];
