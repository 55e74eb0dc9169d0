import { shownKnock } from '../players/joining.ts';
import type { News } from '../storage/news.ts';
import type { LiveTable } from './live-table.ts';
import type { World } from './table-desk.ts';

/** What other servers tell of one table, which stays open. */
type TableNews = Exclude<News, { readonly told: 'alive' | 'key' | 'reopen' }>;

/** Passes the news of another server on to a table and those who are at it. */
export async function passOn(world: World, table: LiveTable, news: TableNews): Promise<void> {
  const { session } = table;
  switch (news.told) {
    case 'move':
      return session.catchUp();
    case 'seats':
      return readSeats(world, table);
    case 'knocks':
      return readKnocks(world, table);
    case 'chat': {
      const [chat] = await world.store.chatOf(news.game, news.number - 1);
      if (chat) await session.heard({ chat });
      return;
    }
    case 'link':
      return table.dismiss(news.seat, news.device);
    case 'point':
      return session.pointed(news.pointing);
    case 'here':
      return table.heardFrom(news.server, news.here);
    case 'who':
      return tellWhoIsHere(world, table);
  }
}

export async function readSeats({ store }: World, { session }: LiveTable): Promise<void> {
  const seats = await store.seatsOf(session.table);
  const { watching } = await store.watchingOf(session.table);
  await session.heard({ seats, watching });
}

export async function readKnocks({ store }: World, { session }: LiveTable): Promise<void> {
  const knocks = await store.joining.waitingAt(session.table);
  await session.heard({ knocks: knocks.map(shownKnock) });
}

export async function tellWhoIsHere({ store }: World, { session }: LiveTable): Promise<void> {
  await store.tell({ told: 'here', game: session.table, here: session.here });
}
