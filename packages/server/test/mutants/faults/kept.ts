import { chaos, memory, session, twoServers } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults of stored data. */
export const KEPT: readonly Mutant[] = [
  {
    name: 'a move is told before it is stored',
    file: IN.tableMoves,
    find: `const refusal = await this.storeAndMake(planned);
    if (refusal) return refusal;
    confirm(guest, message);`,
    plant: `const number = room.number + 1;
    this.setting.audience.reply(guest, { say: 'done', id: message.id, number });
    const refusal = await this.storeAndMake(planned);
    if (refusal) return refusal;`,
    caughtBy: chaos,
  },
  {
    name: 'a move is told and made while it is being stored',
    file: 'packages/server/src/tables/table-desk.ts',
    find: `const isFirst = await store.append(appending).catch((error: unknown) => {
        counts.unstored.inc();
        throw error;
      });`,
    plant: `const isFirst = true;
      store.append(appending).catch(report);`,
    caughtBy: chaos,
  },
  {
    name: 'two servers both win a move',
    file: IN.writer,
    find: 'each.resolve(won.delete(nameOf(each)))',
    plant: 'each.resolve(true)',
    caughtBy: chaos,
  },
  {
    name: 'chat is not stored',
    file: 'packages/server/src/storage/chat.ts',
    find: 'const { seat, name, text, watcher = null } = line;',
    plant: `const { seat, name, text, watcher = null } = line;
  if (text) return { ...line, number: Date.now() };`,
    caughtBy: chaos,
  },
  {
    name: 'names are not stored',
    file: IN.seating,
    find: '.set({ name, bot, lent: isLent })',
    plant: '.set({ bot, lent: isLent })',
    caughtBy: chaos,
  },
  {
    name: 'whoever comes back through another server sees less',
    file: IN.tables,
    find: 'if (found) await this.readOn(found);',
    plant: '',
    // News take a moment: only where they are held back does it show every time.
    caughtBy: twoServers('hides no move from somebody who comes'),
  },
  {
    name: 'a session that meets a damaged move neither goes on nor is opened anew',
    file: IN.tableMoves,
    find: 'if (!planned) return this.lose();',
    plant: `if (!planned) throw new Error('it does not fit');`,
    caughtBy: session('asks to be opened anew once'),
  },
  {
    name: 'a table with a damaged move stays in memory',
    file: IN.tables,
    find: 'if (table) this.replace(table).catch(this.world.report);',
    plant: '',
    caughtBy: twoServers('open a table anew by themselves'),
  },
  {
    name: 'others go on from a position that a damaged move led to',
    file: 'packages/server/src/tables/opening.ts',
    find: `await store.tell({ told: 'reopen', game: table });`,
    plant: '',
    caughtBy: twoServers('both leave out a move'),
  },
];

/** Faults of memory. */
export const MEMORY: readonly Mutant[] = [
  {
    name: 'the budget of memory never drops a table',
    file: IN.tables,
    find: 'if (bytes <= this.limits.memory) return;',
    plant: 'if (bytes > 0) return;',
    caughtBy: memory('stay within their budget when many long games are opened'),
  },
  {
    name: 'tables are opened beyond the budget of memory',
    file: IN.tables,
    find: 'if (!table) throw new NoMemory();',
    plant: 'if (!table) return;',
    caughtBy: memory('that people are at fill the memory'),
  },
];
