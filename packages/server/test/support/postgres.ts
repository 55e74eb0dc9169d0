import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

interface User {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so then it runs as a user who may do nothing else. */
function unprivileged(): User | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** That user may be unable to enter the checkout: then the programs are copied to where it can. */
function within(reach: User | null, programs: string, folder: string): string {
  if (!reach) return programs;
  try {
    execFileSync(join(programs, 'initdb'), ['--version'], {
      stdio: 'ignore',
      cwd: folder,
      ...reach,
    });
    return programs;
  } catch {
    const copy = join(folder, 'programs');
    cpSync(join(programs, '..'), copy, { recursive: true, verbatimSymlinks: true });
    return join(copy, 'bin');
  }
}

/**
 * Waits for a line or the end of its input, which comes when the tests have ended, however they
 * did: then nobody else is left to end PostgreSQL and to remove its folder.
 */
const GUARD = 'read -r line || { kill -9 "$1"; sleep 1; rm -rf "$2"; }';

/** With a pause after each. */
const MOST_TRIES = 100;

/** A real PostgreSQL in a folder of its own, which can be killed and started again. */
export class RealPostgres {
  readonly url: string;
  private readonly programs: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly user: User | null;
  private child: ChildProcess | null = null;
  private guard: ChildProcess | null = null;

  private constructor(programs: string, folder: string, port: number, user: User | null) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
    this.user = user;
    this.url = `postgres://grimrule@127.0.0.1:${port}/postgres`;
  }

  static async start(programs: string): Promise<RealPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'grimrule-postgres-'));
    const user = unprivileged();
    if (user) chownSync(folder, user.uid, user.gid);
    const reachable = within(user, programs, folder);
    const postgres = new RealPostgres(reachable, folder, await freePort(), user);
    // The language of this machine need not be one that this PostgreSQL knows.
    const options = ['--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
    execFileSync(
      join(reachable, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'grimrule', ...options],
      { stdio: 'pipe', cwd: folder, ...user },
    );
    await postgres.run();
    return postgres;
  }

  /** Starts it, or starts it again after it was killed. */
  async run(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const child = spawn(
        join(this.programs, 'postgres'),
        ['-D', join(this.folder, 'data'), '-p', String(this.port), '-k', this.folder],
        { stdio: 'ignore', detached: true, cwd: this.folder, ...this.user },
      );
      this.child = child;
      this.watch(child.pid);
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
    throw new Error(`PostgreSQL does not start: ${this.programs}`);
  }

  /** `kill -9`, of the process and all its children. */
  async kill(): Promise<void> {
    const { child } = this;
    this.dismissGuard();
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

  private watch(pid: number | undefined): void {
    this.dismissGuard();
    this.guard = spawn('sh', ['-c', GUARD, 'guard', String(pid), this.folder], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
  }

  private dismissGuard(): void {
    this.guard?.stdin?.end('\n');
    this.guard = null;
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
