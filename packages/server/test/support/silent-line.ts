import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from './postgres.ts';

/** A way to a database on which what the database tells a listening connection can be held back. */
export class SilentLine {
  readonly url: string;
  /** Connections that were made in order to listen. */
  listening = 0;
  private readonly server: Server;
  private readonly ears = new Set<Socket>();
  private readonly all = new Set<Socket>();

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  static async to(url: string): Promise<SilentLine> {
    const there = new URL(url);
    const here = new URL(url);
    const port = await freePort();
    here.hostname = '127.0.0.1';
    here.port = String(port);
    const server = createServer((client) => {
      const database = connect(Number(there.port), there.hostname);
      for (const [from, to] of [
        [client, database],
        [database, client],
      ] as const) {
        line.all.add(from);
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
      }
      client.on('data', (data) => {
        if (!line.ears.has(database) && data.includes('listen grimrule')) {
          line.ears.add(database);
          line.listening++;
        }
        database.write(data);
      });
      database.pipe(client);
    });
    const line = new SilentLine(server, here.href);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return line;
  }

  /** From now on nothing reaches those who listen at present, and nothing breaks. */
  fallSilent(): void {
    for (const database of this.ears) database.unpipe();
  }

  async close(): Promise<void> {
    for (const socket of this.all) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
