import { resolve } from 'node:path';
import type { VisitLimits } from './http/visit.ts';
import type { Place } from './storage/database.ts';

/** What runs in threads of its own. */
export interface Scripts {
  readonly bots: URL;
  readonly database: URL;
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
  readonly isBehindProxy: boolean;
  /** Requests that one address may make in a minute, and how many of them may make something. */
  readonly requestsPerMinute: number;
  readonly newPerMinute: number;
  readonly limits: VisitLimits;
}

export const FIRST_PORT = 8080;

export const LIMITS: VisitLimits = {
  perSecond: 30,
  burst: 60,
  waiting: 20,
  patience: 200,
  unread: 4_000_000,
  watchers: 200,
  perSeat: 20,
};

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that makes no sense. */
export class WrongSetting extends Error {}

/** Reads the settings of a server that somebody starts from a folder. */
export function readSettings(
  env: Environment,
  { page, scripts, isTerminal }: { page: string; scripts: Scripts; isTerminal: boolean },
): Settings {
  const { DATABASE_URL: url } = env;
  return {
    host: env.HOST || '0.0.0.0',
    port: env.PORT ? numberIn(env, 'PORT', 0) : null,
    place: url
      ? { url }
      : { folder: resolve(env.GRIMRULE_DATA || '.data'), script: scripts.database },
    page,
    worker: scripts.bots,
    logLevel: env.LOG_LEVEL || (isTerminal ? 'warn' : 'info'),
    origins: (env.GRIMRULE_ORIGINS ?? '').split(/[\s,]+/).filter((origin) => origin !== ''),
    isBehindProxy: env.GRIMRULE_PROXY === '1',
    requestsPerMinute: numberIn(env, 'GRIMRULE_REQUESTS_PER_MINUTE', 600),
    newPerMinute: numberIn(env, 'GRIMRULE_NEW_PER_MINUTE', 60),
    limits: LIMITS,
  };
}

function numberIn(env: Environment, name: string, otherwise: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0) {
    throw new WrongSetting(`${name} has to be a whole number, and it is '${text}'.`);
  }
  return number;
}
