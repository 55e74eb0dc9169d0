import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import type { ListedTables, ServerMessage } from '@grimrule/room';
import type { Place } from '../../src/storage/database.ts';
import { Page } from '../support/page.ts';
import {
  CHAMPIONS,
  DUEL,
  made,
  newTableAt,
  request,
  type SeatedTable,
  seatedAt,
  type Wanted,
} from '../support/requests.ts';
import type { Scripts } from '../support/scripts.ts';
import { serverOn } from '../support/servers.ts';
import { answerMany, settled } from './playing.ts';

/** The facts of a kept table: the keys that open it, and its expected content. */
export interface KeptTable extends SeatedTable {
  readonly what: string;
}

const FINISHED = 1000;

/** Plays at tables of all kinds, and writes down what the server has told of them. */
export async function writeTables(place: Place, scripts: Scripts, folder: string, file: string) {
  const server = await serverOn(place, scripts);
  const { port } = server;
  const tables: KeptTable[] = [];
  const sit = (table: SeatedTable) =>
    Promise.all(table.keys.map((key) => Page.open(port, table.table, [key])));
  const keep = (what: string, table: SeatedTable) => {
    tables.push({ what, ...table });
    return table;
  };
  const open = async (what: string, asked: Wanted) =>
    keep(what, await newTableAt(port, { ...asked, seed: `kept ${what}` }));
  const leave = (pages: readonly Page[]) => {
    for (const page of pages) page.close();
  };
  const ada = { name: 'Ada', bot: null };

  const heroes = await open('undone and redone, with chat', CHAMPIONS);
  const together = await sit(heroes);
  const [first, second] = together;
  if (!first || !second) throw new Error('two play');
  await answerMany(together, 24);
  await first.ask({ say: 'chat', text: 'Shall we take that back?' });
  await second.ask({ say: 'chat', text: 'Ja, natürlich – „gern“!' });
  await first.ask({ say: 'undo', seat: 0, number: first.number, to: 20 });
  await settled(together, 25);
  await first.ask({ say: 'redo', seat: 0, number: 25 });
  await settled(together, 26);
  await answerMany(together, 6);
  await made(port, `/api/tables/${heroes.table}/report`, {
    key: heroes.keys[0],
    text: 'Stimmt das?',
  });
  keep(
    'a copy of what a seat saw',
    await seatedAt(
      port,
      `/api/tables/${heroes.table}/copy`,
      { at: 10, seats: CHAMPIONS.seats },
      heroes.keys[1],
    ),
  );
  leave(together);

  const opponents = await sit(await open('undo allowed, and asked for again', DUEL));
  const [one, other] = opponents;
  if (!one || !other) throw new Error('two play');
  await answerMany(opponents, 8);
  await one.ask({ say: 'undo', seat: 0, number: 8, to: 6 });
  await settled(opponents, 9);
  await other.ask({ say: 'allowUndo', seat: 1, number: 9 });
  await settled(opponents, 10);
  await answerMany(opponents, 4);
  await one.ask({ say: 'undo', seat: 0, number: one.number, to: 5 });
  leave(opponents);

  const over = await open('finished', DUEL);
  const enemies = await sit(over);
  await answerMany(enemies, FINISHED);
  leave(enemies);
  keep(
    'a copy of a finished game',
    await seatedAt(port, `/api/tables/${over.table}/copy`, { at: 5, seats: DUEL.seats }),
  );

  const campaign = JSON.parse(readFileSync(join(folder, 'campaigns/beginning.json'), 'utf8'));
  const alone = { game: 'rings', options: { campaign }, seats: [ada] };
  const pages = await sit(await open('a game of a campaign', alone));
  await answerMany(pages, 30);
  leave(pages);
  const record = JSON.parse(readFileSync(join(folder, 'records/rings-two-players.json'), 'utf8'));
  const seats = [ada, { name: '', bot: 'random' }];
  const { snapshots: _left, ...short } = record;
  keep(
    'made from a record, with a bot',
    await seatedAt(port, '/api/records', { record: short, seats }),
  );

  const kept = [];
  for (const { what, table, keys } of tables) {
    const { body } = await request<ListedTables>(port, '/api/tables/list', { keys });
    const [{ summary, seats: who = [], options } = {}] = body.tables;
    // Where somebody comes, bots play on.
    const told = who.some(({ bot }) => bot) ? null : await lookAt(port, table);
    const { number, chat } = told ?? { number: summary?.decisions ?? 0, chat: [] };
    kept.push({ what, table, keys, number, summary, seats: who, options, chat });
  }
  await server.close();
  writeFileSync(join(folder, file), `${JSON.stringify(kept, null, 1)}\n`);
}

/** The data folder of an embedded database as one compressed file. */
export async function packed(folder: string): Promise<Buffer> {
  const lite = await PGlite.create(folder);
  await lite.exec('checkpoint');
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  return brotliCompressSync(Buffer.from(await dump.arrayBuffer()), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 },
  });
}

async function lookAt(port: number, table: string) {
  const chat: (readonly [string, string])[] = [];
  const page = await Page.open(port, table, [], (text) => {
    const message = JSON.parse(text) as ServerMessage;
    if (message.say !== 'welcome') return;
    for (const line of message.chat) chat.push([line.name, line.text]);
  });
  page.close();
  return { number: page.number, chat };
}
