import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, pause } from './postgres.ts';
import { request } from './requests.ts';

/** A busy machine takes its time, above all for a database that has to be made first. */
const START_MS = 150_000;

/** A profile of a trial (`node --cpu-prof`) should show the server. */
const PROFILING = process.execArgv.filter((flag) => flag.startsWith('--cpu-prof'));

/** A server in a process of its own, which can be killed and started again. */
export class ServerProcess {
  readonly port: number;
  private readonly env: Readonly<Record<string, string>>;
  private readonly script: string;
  private child: ChildProcess | null = null;
  private said = '';

  private constructor(port: number, script: URL, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.script = fileURLToPath(script);
    this.env = env;
  }

  /** Starts one; `env` says where it keeps its games. */
  static async start(script: URL, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), script, env);
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    this.said = '';
    const child = spawn(process.execPath, [...PROFILING, this.script], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: String(this.port),
        LOG_LEVEL: 'fatal',
        GRIMRULE_REQUESTS_PER_MINUTE: '1000000',
        GRIMRULE_NEW_PER_MINUTE: '1000000',
        GRIMRULE_NEW_PER_DAY: '1000000',
        GRIMRULE_COST_PER_MINUTE: '1000000000',
        ...this.env,
      },
    });
    child.stderr?.on('data', (data: Buffer) => {
      this.said += data.toString();
    });
    this.child = child;
    for (const end = Date.now() + START_MS; Date.now() < end; await pause(30)) {
      if (this.hasEnded) break;
      if (await this.answers()) return;
    }
    await this.stop('SIGKILL');
    throw new Error(`the server did not start: ${this.said}`);
  }

  get pid(): number {
    return this.child?.pid ?? -1;
  }

  get hasEnded(): boolean {
    return this.child === null || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** The test has not ended it, so it has to be there. */
  demandRunning(): void {
    if (this.hasEnded) throw new Error(`the server has ended by itself: ${this.said}`);
  }

  /** `kill -9`, or a request to end. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || this.hasEnded) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  private async answers(): Promise<boolean> {
    try {
      return (await request(this.port, '/healthz')).status === 200;
    } catch {
      return false;
    }
  }
}
