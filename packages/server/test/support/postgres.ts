import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Where distributions put the programs of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of a real PostgreSQL; null if there is none on this machine. */
export function findPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root, so then it runs as a user who may do nothing else. */
function unprivileged(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A real PostgreSQL in a folder of its own, which can be killed and started again. */
export class RealPostgres {
  readonly url: string;
  private readonly programs: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly user = unprivileged();
  private child: ChildProcess | null = null;

  private constructor(programs: string, folder: string, port: number) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
    this.url = `postgres://grimrule@127.0.0.1:${port}/postgres`;
  }

  static async start(programs: string): Promise<RealPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-postgres-'));
    const postgres = new RealPostgres(programs, folder, await freePort());
    const { user } = postgres;
    if (user) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'grimrule', '--auth=trust', '--encoding=UTF8', '--no-sync'],
      { stdio: 'pipe', ...user },
    );
    await postgres.run();
    return postgres;
  }

  /** Starts it, or starts it again after it was killed. */
  async run(): Promise<void> {
    for (;;) {
      const child = spawn(
        join(this.programs, 'postgres'),
        ['-D', join(this.folder, 'data'), '-p', String(this.port), '-k', this.folder],
        { stdio: 'ignore', detached: true, ...this.user },
      );
      this.child = child;
      let hasEnded = false;
      child.once('exit', () => {
        hasEnded = true;
      });
      while (!hasEnded) {
        if (await this.answers()) return;
        await pause(50);
      }
      // Children of the one that was killed may still be on their way out.
      await pause(200);
    }
  }

  /** `kill -9`, of the process and all its children. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGKILL');
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    await pause(100);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 1000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
