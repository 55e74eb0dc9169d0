import { abuse, budgets, players, space, visit } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults of connections: who is heard, for how long, and how much they may ask for. */
export const FLOODS: readonly Mutant[] = [
  {
    name: 'a page that was told to go is still heard',
    file: IN.visit,
    find: 'return this.socket.readyState !== this.socket.OPEN;',
    plant: 'return false;',
    caughtBy: visit('is not heard once it was told to go'),
  },
  {
    name: 'a message that waits is done after its page was told to go',
    file: IN.visit,
    find: `const { at } = this;
    if (this.isGone) return;`,
    plant: 'const { at } = this;',
    caughtBy: visit('while its message waits'),
  },
  {
    name: 'a key that is revoked while its table is opened stays there',
    file: IN.visit,
    find: 'if (!(await this.areStillOpen(opened, keys))) return this.socket.close(CLOSED.wrongKey);',
    plant: '',
    caughtBy: visit('while the table is being opened'),
  },
  {
    name: 'a key opens at one table the seats of another',
    file: IN.seating,
    find: 'const isMeant = at ?',
    plant: 'const isMeant = false ?',
    caughtBy: players('are opened by their keys'),
  },
  {
    name: 'an address that is refused may ask on and on',
    file: IN.server,
    find: 'if (!(await doorway.letsIn(raw.socket))) reply.hijack();',
    plant: '',
    caughtBy: abuse('is cut off for a while'),
  },
  {
    name: 'answers that nobody reads wait for ever',
    file: IN.server,
    find: 'connectionTimeout: settings.timeouts.stalled,',
    plant: '',
    caughtBy: abuse('nobody reads what it asked for'),
  },
  {
    name: 'a message may come in any number of pieces',
    file: IN.live,
    find: 'maxFragments: MOST_FRAGMENTS',
    plant: 'maxFragments: 0',
    caughtBy: abuse('in too many pieces'),
  },
  {
    name: 'own data costs nothing',
    file: 'packages/server/src/http/own-data.ts',
    find: 'guard(app, guarding);',
    plant: '',
    caughtBy: budgets('pays for requests too'),
  },
  {
    name: 'new tables fill the disk',
    file: IN.api,
    find: `if (!(await hasSpace())) throw new Refused('noSpace');`,
    plant: '',
    caughtBy: space('makes nothing that takes much'),
  },
];
