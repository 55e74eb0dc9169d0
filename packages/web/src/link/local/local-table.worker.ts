import type { ClientMessage, Guest, ServerMessage } from '@grimrule/room';
import { Session } from '@grimrule/room';
import { rulesOf } from '../../games/rules.ts';
import { localDesk } from './local-desk.ts';
import { readChat, readTable } from './local-tables.ts';
import type { TabNews } from './other-tabs.ts';
import { otherTabs } from './other-tabs.ts';
import { practiseLater } from './practise-later.ts';
import { restoreLocally } from './restore-locally.ts';
import { seatsHere } from './seats-here.ts';

/**
 * The messages of the page to this worker: a game that it may soon need, the table, then the
 * messages for any table.
 */
export type SaidToWorker =
  | { readonly say: 'prepare'; readonly game: string }
  | { readonly say: 'open'; readonly table: string }
  | Exclude<ClientMessage, { readonly say: 'hello' }>;

export type SaidByWorker =
  | ServerMessage
  | { readonly say: 'gone' }
  | { readonly say: 'broken' }
  /** The storage of this browser is full. */
  | { readonly say: 'full' };

const tell = (message: SaidByWorker) => self.postMessage(message);

let isOpening = false;
let endPractice = () => {};
let seated: { readonly session: Session; readonly guest: Guest } | undefined;

self.onmessage = ({ data }: MessageEvent<SaidToWorker>) => {
  if (data.say === 'prepare') {
    // If that fails, it is tried again when the table is opened.
    prepare(data.game).catch(() => undefined);
  } else if (data.say === 'open') {
    isOpening = true;
    endPractice();
    openTable(data.table).catch((error: unknown) => {
      console.error(error);
      tell({ say: 'broken' });
    });
  } else if (seated) {
    void seated.session.receive(seated.guest, data);
  }
};

async function prepare(name: string): Promise<void> {
  const game = await rulesOf(name);
  if (!game || isOpening) return;
  endPractice();
  endPractice = practiseLater(game);
}

async function openTable(table: string): Promise<void> {
  const stored = await readTable(table);
  const game = stored && (await rulesOf(stored.game, stored.options));
  if (!stored || !game) {
    tell({ say: 'gone' });
    return;
  }
  const room = await restoreLocally(game, stored);
  if (!room) {
    tell({ say: 'broken' });
    return;
  }
  const chat = await readChat(table);
  const tabs = otherTabs(table, (news) => void hear(session, news));
  const { desk, noteStanding } = localDesk(stored, room, tabs, () => tell({ say: 'full' }));
  const session = new Session(table, room, desk, { seats: stored.seats, chat });
  const guest: Guest = {
    seats: seatsHere(stored),
    name: '',
    send(message) {
      tell(message);
      if (message.say === 'update' || message.say === 'welcome') noteStanding();
    },
    missed: () => tell({ say: 'broken' }),
  };
  seated = { session, guest };
  await session.join(guest);
  // Another tab may have moved while this one was opening the table.
  await session.catchUp();
}

function hear(session: Session, news: TabNews): Promise<void> | void {
  switch (news.told) {
    case 'moved':
      return session.catchUp();
    case 'seats':
      return session.heard({ seats: news.seats });
    case 'chat':
      return session.heard({ chat: news.line });
    case 'point':
      return session.pointed(news.pointing);
  }
}
