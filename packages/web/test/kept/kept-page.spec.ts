import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import type { Room } from '@grimrule/room';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fill } from './memory-idb.ts';
import { memoryStorage } from './memory-storage.ts';

const FIXTURES = fileURLToPath(new URL('../../../../fixtures/', import.meta.url));
const COMMITS = readdirSync(FIXTURES).filter((name) => !name.includes('.'));
const GAMES = [duel, champions, rings] as readonly Game[];

const kept = <T>(commit: string, file: string): T =>
  JSON.parse(readFileSync(join(FIXTURES, commit, file), 'utf8')) as T;

interface KeptTable {
  readonly what: string;
  readonly table: string;
  readonly game: string;
  readonly number: number;
  readonly decisions: number;
  readonly rounds: number;
  readonly winners: readonly number[] | null;
  readonly waitsFor: number | null;
  readonly lines: number;
}

function gameNamed(name: string): Game {
  const found = GAMES.find((game) => game.name === name);
  if (!found) throw new Error(`no game '${name}'`);
  return found;
}

describe.each(COMMITS)('what a browser has kept since %s', (commit) => {
  const texts = kept<Readonly<Record<string, string>>>(commit, 'page.texts.json');
  const tables = kept<readonly KeptTable[]>(commit, 'page.expected.json');
  let storage: ReturnType<typeof memoryStorage>;

  beforeAll(() => {
    // The page reads its storage when its modules are loaded, so they are loaded anew.
    vi.resetModules();
    vi.doMock('idb', () => import('./memory-idb.ts'));
    storage = memoryStorage(texts);
    fill(kept(commit, 'page.tables.json'));
  });

  afterAll(() => {
    vi.doUnmock('idb');
    vi.resetModules();
    storage.remove();
  });

  /** Whether a game is still played by the rules of that commit. */
  const isOfToday = ({ name, definition }: Game) =>
    kept<{ readonly rules: string }>(commit, `names/${name}.json`).rules === definition.version;

  const openAs = async (game: Game, table: string): Promise<Room> => {
    const { readTable } = await import('../../src/link/local/local-tables.ts');
    const { restoreLocally } = await import('../../src/link/local/restore-locally.ts');
    const stored = await readTable(table);
    const room = stored && (await restoreLocally(game, stored));
    if (!room) throw new Error(`${table} does not open`);
    return room;
  };

  it('settings keep their values', async () => {
    const { useSettings } = await import('../../src/settings/settings.ts');
    expect(useSettings.getState()).toMatchObject(
      JSON.parse(texts['grimrule.settings'] ?? '').state,
    );
  });

  it('campaigns are all there, with all their entries', async () => {
    const { useCampaigns } = await import('../../src/games/rings/campaign/kept-campaigns.ts');
    const { kept: stored } = JSON.parse(texts['grimrule.campaigns.rings'] ?? '').state;
    expect(stored.length).toBeGreaterThan(0);
    expect(useCampaigns.getState().kept).toEqual(stored);
  });

  it('keys of seats and invitations are found, and which tables are guided', async () => {
    const { keptTables, invitesOf } = await import('../../src/link/keys/seat-keys.ts');
    const { tokenOf } = await import('../../src/link/keys/made-invitations.ts');
    const { isGuided } = await import('../../src/guide/kept-guide.ts');
    const [[table, keys] = ['', []]] = Object.entries(keptTables());
    expect(keptTables()).toEqual(JSON.parse(texts['grimrule.keys'] ?? ''));
    expect(keys.length).toBeGreaterThan(0);
    // Links to seats of others were kept until there were invitations.
    const links = JSON.parse(texts['grimrule.invites'] ?? '{}')[table] ?? [];
    expect(invitesOf(table)).toEqual(links);
    const invitations = JSON.parse(texts['grimrule.invitations'] ?? '{}')[table] ?? [];
    for (const { id, token } of invitations) expect(tokenOf(table, id)).toBe(token);
    expect(links.length + invitations.length).toBeGreaterThan(0);
    const [first, second] = tables;
    expect(isGuided(first?.table ?? '')).toBe(true);
    expect(isGuided(second?.table ?? '')).toBe(false);
  });

  it('all tables are listed, with where they stand and their chat', async () => {
    const { listTables, readChat } = await import('../../src/link/local/local-tables.ts');
    const listed = await listTables();
    expect(listed.map(({ table }) => table).sort()).toEqual(
      tables.map((each) => each.table).sort(),
    );
    for (const { table, decisions } of tables) {
      expect(listed.find((each) => each.table === table)?.summary?.decisions).toBe(decisions);
    }
    const chats = await Promise.all(tables.map(({ table }) => readChat(table)));
    expect(chats.flat().map(({ text }) => text)).toEqual(['Noch einmal – „langsam“.']);
  });

  it.each(tables)('$what: opens as it was left, and goes on', async (wanted) => {
    const game = gameNamed(wanted.game);
    const room = await openAs(game, wanted.table);
    const { state, number, decisions, log } = room;
    expect(number).toBe(wanted.number);
    if (isOfToday(game)) {
      expect(decisions).toBe(wanted.decisions);
      expect(state.rounds).toBe(wanted.rounds);
      expect(state.prompt?.seat ?? null).toBe(wanted.waitsFor);
      expect(state.outcome?.winners ?? null).toEqual(wanted.winners);
      expect(log).toHaveLength(wanted.lines);
    }
    if (!state.prompt) return;
    const planned = room.plan({
      ...{ kind: 'answer', seat: state.prompt.seat, answer: game.proposal(state) },
    });
    expect(planned).toHaveProperty('accepted');
  });

  it.each(tables)('$what: opens under other rules, and again after that', async (wanted) => {
    const real = gameNamed(wanted.game);
    const game: Game = { ...real, definition: { ...real.definition, version: 'other' } };
    const room = await openAs(game, wanted.table);
    expect(room.number).toBe(wanted.number);
    if (isOfToday(real)) {
      expect(room.decisions).toBe(wanted.decisions);
      expect(room.state.outcome?.winners ?? null).toEqual(wanted.winners);
    }
    const { cards, zones, prompt } = room.state;
    expect((await openAs(game, wanted.table)).state).toMatchObject({ cards, zones, prompt });
  });
});
