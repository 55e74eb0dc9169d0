import { networkInterfaces } from 'node:os';
import { startServer } from './server.ts';
import { readSettings, type Settings, WrongSetting } from './settings.ts';
import { FolderInUse } from './storage/folder-lock.ts';

const FAILED = 1;

/** Starts a server as the environment says, and stops it when it is told to. */
export async function serve(page: string): Promise<void> {
  const isTerminal = process.stdout.isTTY === true;
  const scripts = {
    bots: new URL('bot-worker.mjs', import.meta.url),
    database: new URL('database-worker.mjs', import.meta.url),
  };
  try {
    const settings = readSettings(process.env, { page, scripts, isTerminal });
    const server = await startServer(settings);
    for (const line of greeting(settings, server.port)) console.log(line);
    const stop = () => {
      server.close().then(
        () => process.exit(),
        (error: unknown) => fail(error),
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  const isPlain =
    error instanceof FolderInUse || error instanceof WrongSetting || code !== undefined;
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exit(FAILED);
}

function greeting({ host, place }: Settings, port: number): readonly string[] {
  const isOpen = host === '0.0.0.0' || host === '::';
  const own = `http://${isOpen ? 'localhost' : host}:${port}/`;
  const kept = 'folder' in place ? `in ${place.folder}` : 'in the database at DATABASE_URL';
  const near = isOpen ? addresses().map((address) => `http://${address}:${port}/`) : [];
  return [
    `Grimrule is served at ${own} (games are kept ${kept})`,
    ...(near.length > 0 ? [`In the same network: ${near.join(' ')}`] : []),
  ];
}

function addresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}
