import type { Notice, ServerMessage } from '@grimrule/room';
import { Page } from './page.ts';

/** A page at a table that remembers what it was told. */
export interface Hearing {
  readonly page: Page;
  readonly heard: readonly ServerMessage[];
  /** The table's notices, without the chat. */
  notices(): readonly Notice[];
  /** All messages of a kind. */
  all<S extends ServerMessage['say']>(say: S): readonly Extract<ServerMessage, { say: S }>[];
}

export async function hearing(
  port: number,
  table: string,
  keys: readonly string[],
  name?: string,
): Promise<Hearing> {
  const heard: ServerMessage[] = [];
  const hear = (text: string) => heard.push(JSON.parse(text) as ServerMessage);
  const page = await Page.open(port, table, keys, hear, name === undefined ? {} : { name });
  const all = <S extends ServerMessage['say']>(say: S) =>
    heard.filter((each): each is Extract<ServerMessage, { say: S }> => each.say === say);
  const notices = () =>
    [...all('welcome').flatMap(({ chat }) => chat), ...all('chat').map(({ line }) => line)].flatMap(
      ({ notice }) => notice ?? [],
    );
  return { page, heard, notices, all };
}
