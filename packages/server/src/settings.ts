import { resolve } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import { z } from 'zod';
import { DECK_SITES, type DeckSites } from './http/decks/deck-sites.ts';
import type { GuessLimits } from './http/guesses.ts';
import { type Proxies, readProxies } from './http/proxies.ts';
import type { VisitLimits } from './http/visit.ts';
import type { Retention } from './operating/retention.ts';
import type { Place, ServedPlace } from './storage/database.ts';

/** The scripts that run in threads of their own. */
export interface Scripts {
  readonly bots: URL;
  readonly database: URL;
}

/** How long a connection may take, in milliseconds. */
export interface Timeouts {
  /** Until a request has begun properly, and until all of it has come. */
  readonly headers: number;
  readonly request: number;
  /** How long a connection stays on which nothing is asked any more. */
  readonly keepAlive: number;
  /** How long a connection stays on which nothing moves, because what it was told is not read. */
  readonly stalled: number;
  /** How often that is looked at. */
  readonly check: number;
  /** How often pages are asked whether they are there; one that has not replied by the next time is gone. */
  readonly heartbeat: number;
}

/** How a server is run. */
export interface Settings {
  readonly host: string;
  /** Null for the first free one from `FIRST_PORT` on. */
  readonly port: number | null;
  readonly place: Place;
  /** The built page. */
  readonly page: string;
  /** The script that threads for bots run. */
  readonly worker: URL;
  readonly logLevel: string;
  /** Pages on other origins that may use this server, for one behind a proxy. */
  readonly origins: readonly string[];
  /** Further names under which this server is reached; `*` for all. */
  readonly hosts: readonly string[];
  readonly proxies: Proxies;
  /** The token that reads the metrics; without one only this machine may read them. */
  readonly metricsToken: string | null;
  /** Requests that one address may make in a minute, and how many of them may make something. */
  readonly requestsPerMinute: number;
  readonly newPerMinute: number;
  /** Tables, copies, saved games, reports and players that one address may make in a day. */
  readonly newPerDay: number;
  /** The cost per minute that the messages of one address may have: see `budgets.ts`. */
  readonly costPerMinute: number;
  readonly guesses: GuessLimits;
  /** How long a player may be absent before a bot may stand in and the host may invite another. */
  readonly graceMs: number;
  /** How many bytes tables may take in memory. */
  readonly memory: number;
  /** How many bytes the disk of the data folder must have left for something new to begin. */
  readonly spareDisk: number;
  readonly limits: VisitLimits;
  readonly timeouts: Timeouts;
  readonly retention: Retention;
  /** The sites that may be asked for decks; none where the operator does not want it. */
  readonly deckSites: DeckSites;
  /** The folder with the texts of the operator. */
  readonly about: string | null;
  /** Where the log goes, if not to the standard output. */
  readonly logTo?: { write(line: string): void };
}

export const FIRST_PORT = 8080;
const MEGABYTE = 1024 * 1024;

export const LIMITS: VisitLimits = {
  perSecond: 30,
  burst: 60,
  bytesPerSecond: 64 * 1024,
  bytesAtOnce: MEGABYTE,
  waiting: 20,
  patience: 200,
  unread: 4_000_000,
  unreadPerAddress: 32_000_000,
  watchers: 200,
  perSeat: 20,
  perAddress: 1000,
};

const GUESSES: GuessLimits = { perAddress: 10, inAll: 300 };

const SECOND_MS = 1_000;
const DAY_S = 86_400;

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 30_000,
  stalled: 120_000,
  check: 5_000,
  heartbeat: 20_000,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting with an invalid value. */
export class WrongSetting extends Error {}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SHORTEST_TOKEN = 16;

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number <= most, `must be at most ${most}`);
const days = whole(36_500)
  .refine((number) => number >= 1, 'must be at least 1')
  .optional();
const words = z.string().transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''));

/** All settings, by the names of the environment. `docs/architecture.md` lists them. */
export const ENVIRONMENT = z.object({
  HOST: z.string().default('0.0.0.0'),
  PORT: whole(65_535).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  GRIMRULE_DATA: z.string().default('.data'),
  GRIMRULE_SYNC: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).optional(),
  GRIMRULE_ORIGINS: words
    .refine(
      (origins) => origins.every(isOrigin),
      'must list origins such as https://table.example, without a path',
    )
    .default([]),
  GRIMRULE_HOSTS: words
    .refine(
      (hosts) => hosts.every((host) => host === '*' || /^[\w.-]+$/.test(host)),
      'must list names such as table.example, without a port',
    )
    .default([]),
  GRIMRULE_PROXY: z
    .string()
    .transform(readProxies)
    .refine(
      (proxies) => proxies !== null,
      'must be the number of proxies in a row, at most 10, or their networks, such as loopback or 10.1.0.0/16',
    )
    .transform((proxies) => proxies ?? 0)
    .default(0),
  GRIMRULE_METRICS_TOKEN: z
    .string()
    .min(SHORTEST_TOKEN, `must have at least ${SHORTEST_TOKEN} characters`)
    .optional(),
  GRIMRULE_REQUESTS_PER_MINUTE: whole(1_000_000_000).default(600),
  GRIMRULE_NEW_PER_MINUTE: whole(1_000_000_000).default(60),
  GRIMRULE_NEW_PER_DAY: whole(1_000_000_000).default(2_000),
  GRIMRULE_COST_PER_MINUTE: whole(1_000_000_000).default(12_000),
  GRIMRULE_GRACE_SECONDS: whole(DAY_S).default(60),
  GRIMRULE_MEMORY_MB: whole(1_000_000)
    .refine((megabytes) => megabytes > 0, 'must be at least 1')
    .optional(),
  GRIMRULE_SPARE_DISK_MB: whole(1_000_000).default(500),
  GRIMRULE_KEEP_TABLES_DAYS: days,
  GRIMRULE_KEEP_CHAT_DAYS: days,
  GRIMRULE_KEEP_REPORTS_DAYS: days,
  GRIMRULE_KEEP_PLAYERS_DAYS: days,
  GRIMRULE_DECK_SITES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  GRIMRULE_ABOUT: z.string().optional(),
});

/** The place where a server with this environment keeps its games. */
export function readPlace(env: Environment, database: URL): ServedPlace {
  return placeIn(parsed(env), database);
}

/** Names whose values are secret: a sentence about them does not repeat them. */
const SECRET = ['DATABASE_URL', 'GRIMRULE_METRICS_TOKEN'];

/** Reads the settings of a server. */
export function readSettings(
  env: Environment,
  { page, scripts, isTerminal }: { page: string; scripts: Scripts; isTerminal: boolean },
): Settings {
  const data = parsed(env);
  return {
    host: data.HOST,
    port: data.PORT ?? null,
    place: placeIn(data, scripts.database),
    page,
    worker: scripts.bots,
    logLevel: data.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    origins: data.GRIMRULE_ORIGINS,
    hosts: data.GRIMRULE_HOSTS,
    proxies: data.GRIMRULE_PROXY,
    metricsToken: data.GRIMRULE_METRICS_TOKEN ?? null,
    requestsPerMinute: data.GRIMRULE_REQUESTS_PER_MINUTE,
    newPerMinute: data.GRIMRULE_NEW_PER_MINUTE,
    newPerDay: data.GRIMRULE_NEW_PER_DAY,
    costPerMinute: data.GRIMRULE_COST_PER_MINUTE,
    guesses: GUESSES,
    graceMs: data.GRIMRULE_GRACE_SECONDS * SECOND_MS,
    memory: data.GRIMRULE_MEMORY_MB ? data.GRIMRULE_MEMORY_MB * MEGABYTE : halfOfTheHeap(),
    spareDisk: data.GRIMRULE_SPARE_DISK_MB * MEGABYTE,
    limits: LIMITS,
    timeouts: TIMEOUTS,
    retention: {
      tables: data.GRIMRULE_KEEP_TABLES_DAYS ?? null,
      chat: data.GRIMRULE_KEEP_CHAT_DAYS ?? null,
      reports: data.GRIMRULE_KEEP_REPORTS_DAYS ?? null,
      players: data.GRIMRULE_KEEP_PLAYERS_DAYS ?? null,
    },
    deckSites: data.GRIMRULE_DECK_SITES === 'on' ? DECK_SITES : {},
    about: data.GRIMRULE_ABOUT === undefined ? null : resolve(data.GRIMRULE_ABOUT),
  };
}

/** The other half is for what comes and goes while tables are played, and for cleaning up. */
function halfOfTheHeap(): number {
  return Math.floor(getHeapStatistics().heap_size_limit / 2);
}

function parsed(env: Environment): z.output<typeof ENVIRONMENT> {
  // An empty value is none.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = ENVIRONMENT.safeParse(given);
  if (!data) throw new WrongSetting(error.issues.map((issue) => sentence(issue, env)).join('\n'));
  return data;
}

function placeIn(
  { DATABASE_URL: url, GRIMRULE_DATA: folder, GRIMRULE_SYNC: sync }: z.output<typeof ENVIRONMENT>,
  script: URL,
): ServedPlace {
  return url ? { url } : { folder: resolve(folder), script, isUnsynced: sync === 'off' };
}

function sentence({ path, message }: z.core.$ZodIssue, env: Environment): string {
  const name = String(path[0]);
  return SECRET.includes(name)
    ? `${name} ${message}.`
    : `${name} ${message}, but is '${env[name]}'.`;
}

function isOrigin(text: string): boolean {
  try {
    return new URL(text).origin === text;
  } catch {
    return false;
  }
}
