import { networkInterfaces } from 'node:os';
import { greeting } from './greeting.ts';
import { startServer } from './server.ts';
import { readSettings, WrongSetting } from './settings.ts';
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
    const { node } = process.versions;
    for (const line of greeting(settings, server.port, networkInterfaces(), node)) {
      console.log(line);
    }
    server.practise();
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
