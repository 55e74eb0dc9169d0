import { abuse, edges, visit } from '../caught.ts';
import { IN } from '../files.ts';
import type { Mutant } from '../planting.ts';

/** Faults of connections that send what is no message, or nothing at all. */
export const PINGS: readonly Mutant[] = [
  {
    name: 'a page may ping as often as it likes',
    file: IN.visit,
    find: 'if (!this.manners.isForgiven(now)) socket.close(CLOSED.misbehaved);',
    plant: '',
    caughtBy: visit('pings gets replies'),
  },
  {
    name: 'pings count as no messages',
    file: IN.visit,
    find: 'if (!this.manners.maySpeak(now)) {',
    plant: 'if (!now) {',
    caughtBy: visit('pings gets replies'),
  },
  {
    name: 'pings are replied to while nobody reads the replies',
    file: IN.visit,
    find: 'else if (socket.bufferedAmount === 0) socket.pong(data);',
    plant: 'else socket.pong(data);',
    caughtBy: visit('pings gets replies'),
  },
  {
    name: 'bytes that are no message do not count',
    file: IN.visit,
    find: 'if (!this.manners.maySend(length, performance.now())) socket.terminate();',
    plant: '',
    caughtBy: abuse('pours out what is no message'),
  },
  {
    name: 'what is long costs no more',
    file: IN.visit,
    find: 'if (!(await budgets.affordsBytes(address, text?.length ?? 0))) return this.hurried(text);',
    plant: '',
    caughtBy: visit('something long pays for it'),
  },
  {
    name: 'whoever asks for another protocol and is refused may stay',
    file: IN.live,
    find: 'socket.setTimeout(timeouts.request, () => socket.destroy());',
    plant: '',
    caughtBy: abuse('when it asks for another protocol'),
  },
  {
    name: 'a connection that was reset is served',
    file: 'packages/server/src/http/doorway.ts',
    find: 'if (socket.remoteAddress === undefined) return void socket.destroy();',
    plant: '',
    caughtBy: abuse('reset before the server has looked'),
  },
  {
    name: 'what there is not may be asked for without end',
    file: 'packages/server/src/http/page.ts',
    find: '{ preHandler: app.rateLimit() }, ',
    plant: '',
    caughtBy: edges('ask on for what there is not'),
  },
];
