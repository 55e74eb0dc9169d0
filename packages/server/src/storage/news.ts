import { z } from 'zod';

const seat = z.number().int().min(0);
const from = { server: z.string(), game: z.string() };

/** What servers on one database tell each other. It is little: the rest is read from the database. */
const news = z.discriminatedUnion('told', [
  z.object({ ...from, told: z.literal('move') }),
  z.object({ ...from, told: z.literal('seats') }),
  z.object({ ...from, told: z.literal('chat'), number: z.number().int() }),
  /** The link of a seat was replaced. */
  z.object({ ...from, told: z.literal('link'), seat }),
  z.object({
    ...from,
    told: z.literal('point'),
    pointing: z.object({ seat: seat.nullable(), name: z.string(), card: z.number().int() }),
  }),
  /** Who is at a table through this server. */
  z.object({
    ...from,
    told: z.literal('here'),
    here: z.object({ seats: z.array(seat).readonly(), spectators: z.number().int() }),
  }),
  /** A server has opened a table and would like to know who is there. */
  z.object({ ...from, told: z.literal('who') }),
  /** What is kept of a table was changed from outside. */
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
