import { rmSync } from 'node:fs';
import { dice, seeded } from '@grimrule/kernel';
import type { Place } from '../../src/storage/database.ts';
import { dataFolder } from '../support/embedded.ts';
import { pause, RealPostgres } from '../support/postgres.ts';
import { postgresHere } from '../support/postgres-programs.ts';
import type { Scripts } from '../support/scripts.ts';
import { ServerProcess } from '../support/server-process.ts';
import { doubledIn, lostOf } from './acknowledged.ts';
import { Progress } from './progress.ts';
import { StubbornTable } from './stubborn-table.ts';

export type Kind = 'embedded' | 'postgres';

export interface ChaosResult {
  readonly kills: number;
  readonly acknowledged: number;
  /** Acknowledged answers, lines of chat, names and links that are not in the database as they were given. */
  readonly lost: number;
  /** Acknowledged answers to questions to which another one was acknowledged as well. */
  readonly doubled: number;
  /** How often somebody who came back saw less than had been acknowledged. */
  readonly forgotten: number;
  /** Tables that did not go on after the last kill. */
  readonly stuck: number;
}

/** Games are played for this long between two kills, and at least so many answers are given. */
const LEAST_MS = 100;
const MOST_MS = 600;
const LEAST_ANSWERS = 10;
const GO_ON_MS = 60_000;

/** The processes that can be killed in a trial: servers and, where it has its own, the database. */
interface Stage {
  readonly servers: readonly ServerProcess[];
  readonly victims: readonly (() => Promise<void>)[];
  /** Where everything is kept, to look at when all servers are gone. */
  readonly place: Place;
  end(): Promise<void>;
}

export async function chaosTrial(
  kind: Kind,
  { kills, tables }: { readonly kills: number; readonly tables: number },
  scripts: Scripts,
): Promise<ChaosResult> {
  const stage = await (kind === 'embedded' ? embeddedStage(scripts) : postgresStage(scripts));
  const progress = new Progress(`chaos (${kind})`);
  const rolls = dice(seeded('chaos'));
  try {
    const ports = stage.servers.map(({ port }) => port);
    const games: StubbornTable[] = [];
    const moment = new Moment();
    for (let index = 0; index < tables; index++) {
      games.push(await StubbornTable.open(ports, index, () => moment.come()));
    }
    const acknowledged = () => games.flatMap((game) => game.acknowledged);
    let killed = 0;
    for (; killed < kills; killed++) {
      const before = acknowledged().length;
      await pause(LEAST_MS + rolls.roll(MOST_MS - LEAST_MS));
      const end = Date.now() + GO_ON_MS;
      while (acknowledged().length < before + LEAST_ANSWERS && Date.now() < end) {
        for (const server of stage.servers) server.demandRunning();
        await pause(5);
      }
      // Play is over: the tables that are stuck are counted.
      if (Date.now() >= end) break;
      // Half of the kills come right after something was acknowledged: it has to be stored by then.
      if (killed % 2 === 0) await Promise.race([moment.next(), pause(GO_ON_MS)]);
      await stage.victims[killed % stage.victims.length]?.();
      progress.show(`${killed + 1} of ${kills} kills, ${acknowledged().length} answers`);
    }
    const stuck = await stuckOf(games);
    await Promise.all(games.map((game) => game.stop()));
    for (const server of stage.servers) await server.stop('SIGTERM');
    const given = acknowledged();
    const words = games.flatMap(({ sittings }) => sittings);
    return {
      kills: killed,
      acknowledged: given.length,
      lost: await lostOf(given, words, stage.place),
      doubled: doubledIn(given),
      forgotten: games.reduce((sum, { forgotten }) => sum + forgotten, 0),
      stuck,
    };
  } finally {
    progress.end();
    await stage.end();
  }
}

/** Something that happens again and again, and can be waited for. */
class Moment {
  private waiting: (() => void)[] = [];

  come(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** Every table has to take another answer; those that were over have begun anew. */
async function stuckOf(games: readonly StubbornTable[]): Promise<number> {
  const before = games.map((game) => game.acknowledged.length);
  const stuck = () =>
    games.filter((game, index) => game.acknowledged.length <= (before[index] ?? 0)).length;
  for (const end = Date.now() + GO_ON_MS; stuck() > 0 && Date.now() < end; ) await pause(50);
  return stuck();
}

async function embeddedStage({ serve, database }: Scripts): Promise<Stage> {
  const folder = await dataFolder('chaos');
  const server = await ServerProcess.start(serve, { GRIMRULE_DATA: folder });
  return {
    servers: [server],
    victims: [() => killed(server)],
    place: { folder, script: database },
    async end() {
      await server.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two servers on one database, and the database itself may be killed. */
async function postgresStage({ serve }: Scripts): Promise<Stage> {
  const postgres = await RealPostgres.start(postgresHere());
  const { url } = postgres;
  const one = await ServerProcess.start(serve, { DATABASE_URL: url });
  const other = await ServerProcess.start(serve, { DATABASE_URL: url });
  return {
    servers: [one, other],
    victims: [
      () => killed(one),
      () => killed(other),
      async () => {
        await postgres.kill();
        await postgres.run();
      },
    ],
    place: { url },
    async end() {
      await one.stop('SIGKILL');
      await other.stop('SIGKILL');
      await postgres.remove();
    },
  };
}

async function killed(server: ServerProcess): Promise<void> {
  await server.stop('SIGKILL');
  await server.run();
}
