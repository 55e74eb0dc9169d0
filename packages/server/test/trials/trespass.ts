import { proposalFor } from '@grimrule/kernel';
import type { CreatedTable } from '@grimrule/room';
import { Page, type Question } from '../support/page.ts';
import type { SeatedTable } from '../support/requests.ts';
import { DUEL, inviteTo, newTableAt, playerAt, request } from '../support/requests.ts';
import type { Truth } from './truth.ts';

/** A table, what is true of it, and those who sit at it: a page for each seat, and one that watches. */
export interface Watched {
  readonly port: number;
  readonly table: SeatedTable;
  readonly truth: Truth;
  readonly pages: readonly Page[];
}

const CREATED = 201;
const OK = 200;
const MOST_SUCCESS = 299;

/**
 * Tries forbidden requests in due form, and returns those that were let through. No other guest may
 * be at the table meanwhile: everything is meant for the position that there is.
 */
export async function trespass(at: Watched): Promise<readonly string[]> {
  const { truth, pages } = at;
  await truth.readOn();
  const { asked, number } = truth;
  if (asked === null || truth.hasBeenOver) return [];
  await Promise.all(pages.map((page) => page.until(() => page.number >= number)));
  const other = 1 - asked;
  const [playing, watching] = [pages[other], pages[truth.seats]];
  const prompt = pages[asked]?.prompts.get(asked);
  if (!playing || !watching || !prompt) return [];
  const answer = [...proposalFor(prompt)];
  const line = Math.max(0, truth.lines - 1);
  const asAnother: readonly Question[] = [
    { say: 'look', seat: asked, at: truth.decisions },
    { say: 'why', seat: asked, line },
    { say: 'name', seat: asked, name: 'Somebody else' },
    { say: 'seat', seat: asked, bot: 'random' },
    { say: 'undo', seat: asked, number, to: 0 },
    { say: 'redo', seat: asked, number },
    { say: 'allowUndo', seat: asked, number },
    { say: 'refuseUndo', seat: asked, number },
    { say: 'answer', seat: asked, number, answer },
  ];
  const withOpenCards = (seat: number): readonly Question[] => [
    { say: 'look', seat, at: truth.decisions, open: true },
    { say: 'why', seat, line, open: true },
  ];
  const outOfTurn: Question = { say: 'answer', seat: other, number, answer };
  return [
    ...(await takenFrom(playing, [...asAnother, ...withOpenCards(other), outOfTurn])),
    ...(await takenFrom(watching, [...asAnother, ...withOpenCards(truth.seats)])),
    ...(truth.isCooperative ? [] : await undoneAlone(at, other)),
    // A link that is got this way turns another page out, so this comes last.
    ...(await copied(at, other)),
    ...(await givenTo(at, other)),
  ];
}

async function takenFrom(page: Page, questions: readonly Question[]): Promise<readonly string[]> {
  const taken: string[] = [];
  const who = page.seats.length > 0 ? `seat ${page.seats.join()}` : 'a spectator';
  for (const question of questions) {
    const reply = await page.ask(question);
    if (reply.say !== 'refused') taken.push(`${who} could say ${JSON.stringify(question)}`);
  }
  return taken;
}

/** A copy of a game that goes on is made of what a seat sees: the cards are dealt anew. */
async function copied({ port, table, truth }: Watched, seat: number): Promise<readonly string[]> {
  const asked = {
    at: truth.decisions,
    key: table.keys[seat],
    seats: table.keys.map(() => ({ name: 'Copy', bot: null })),
  };
  const { status, body } = await request<CreatedTable>(
    port,
    `/api/tables/${table.table}/copy`,
    asked,
  );
  const isSame = status === CREATED && (await truth.isDealtTo(body.table));
  return isSame ? [`the copy of seat ${seat} has the same seed`] : [];
}

/** Requests that must give nothing away while a game goes on, and nothing to wrong keys. */
async function givenTo({ port, table, truth }: Watched, other: number): Promise<readonly string[]> {
  const path = `/api/tables/${table.table}`;
  const seats = table.keys.map(() => ({ name: 'Copy', bot: null }));
  // Players may not invite others to a taken seat, and strangers may do nothing.
  const [host, guest] = table.keys;
  const asked: readonly (readonly [string, unknown?])[] = [
    [`${path}/record`],
    [`${path}/copy`, { at: truth.decisions, seats }],
    [`${path}/copy`, { at: truth.decisions, seats, key: 'x' }],
    [`${path}/seats/0/invitation`, { key: guest }],
    [`${path}/seats/1/invitation`, { key: host }],
    [`${path}/seats/${other}/invitation`, { key: 'x' }],
    [`${path}/invitations`, { key: 'x' }],
    [`${path}/code`, { key: 'x' }],
    [`${path}/knocks`, { key: 'x' }],
    [`${path}/report`, { key: 'x', text: 'x' }],
  ];
  const given: string[] = [];
  for (const [address, body] of asked) {
    const { status } = await request(port, address, body);
    if (status >= OK && status <= MOST_SUCCESS) {
      given.push(`${address.slice(path.length)} was given to ${JSON.stringify(body ?? null)}`);
    }
  }
  return given;
}

/** Where players are opponents, one of them alone takes nothing back. */
async function undoneAlone({ truth, pages }: Watched, seat: number): Promise<readonly string[]> {
  const before = truth.decisions;
  const [page, opponent] = [pages[seat], pages[1 - seat]];
  if (before === 0 || !page || !opponent) return [];
  await truth.readOn();
  await page.until(() => page.number >= truth.number);
  await page.ask({ say: 'undo', seat, number: page.number, to: 0 });
  await page.ask({ say: 'allowUndo', seat, number: page.number });
  await truth.readOn();
  const undone = truth.decisions < before ? [`seat ${seat} took everything back alone`] : [];
  await opponent.until(() => opponent.number >= truth.number);
  await opponent.ask({ say: 'refuseUndo', seat: 1 - seat, number: opponent.number });
  return undone;
}

const DISMISSED_MS = 10_000;

/** When a seat was handed on, the old key opens it no more, and its pages have to go. */
export async function oldKeys(port: number): Promise<readonly string[]> {
  const { table, keys } = await newTableAt(port, DUEL);
  const [, guest = ''] = keys;
  const page = await Page.open(port, table, [guest]);
  const next = await playerAt(port, 'Cleo');
  await inviteTo(port, { table, key: guest, seats: [1], keys: ['', next.key] });
  const stays = await Promise.race([
    page.closed.then(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), DISMISSED_MS)),
  ]);
  page.close();
  return [
    ...(stays ? ['whoever came with an old key stays'] : []),
    ...((await isOpenedBy(port, table, guest)) ? ['an old key still opens the seat'] : []),
    ...((await isOpenedBy(port, table, next.key)) ? [] : ['a new key opens nothing']),
  ];
}

async function isOpenedBy(port: number, table: string, key: string): Promise<boolean> {
  const page = await Page.open(port, table, [key]).catch(() => null);
  page?.close();
  return page !== null && page.seats.length > 0;
}
