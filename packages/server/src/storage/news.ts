import { z } from 'zod';

const seat = z.number().int().min(0);
const from = { server: z.string(), game: z.string() };

/**
 * The messages between servers on one database. They are short: the rest is read from the database.
 */
const news = z.discriminatedUnion('told', [
  z.object({ ...from, told: z.literal('move') }),
  /** The seats of a table, or the decisions about its watchers, have changed. */
  z.object({ ...from, told: z.literal('seats') }),
  z.object({ ...from, told: z.literal('chat'), number: z.number().int() }),
  /** A seat is somebody else's now; only pages that came with this device have to go, if it is named. */
  z.object({ ...from, told: z.literal('link'), seat, device: z.string().optional() }),
  /** A guest knocks, or was answered. */
  z.object({ ...from, told: z.literal('knocks') }),
  /** The key of a device was revoked. */
  z.object({ server: z.string(), told: z.literal('key'), device: z.string() }),
  z.object({
    ...from,
    told: z.literal('point'),
    pointing: z.object({ seat: seat.nullable(), name: z.string(), card: z.number().int() }),
  }),
  /** The visitors of a table through this server. */
  z.object({
    ...from,
    told: z.literal('here'),
    here: z.object({ seats: z.array(seat).readonly(), spectators: z.number().int() }),
  }),
  /** A server has opened a table and would like to know who is there. */
  z.object({ ...from, told: z.literal('who') }),
  /** The stored data of a table was changed from outside. */
  z.object({ ...from, told: z.literal('reopen') }),
  z.object({ server: z.string(), told: z.literal('alive') }),
]);
export type News = z.infer<typeof news>;

type WithoutServer<T> = T extends unknown ? Omit<T, 'server'> : never;
/** News as it is told; the sender's name is added. */
export type Tidings = WithoutServer<News>;

export function readNews(payload: string): News | null {
  try {
    return news.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
