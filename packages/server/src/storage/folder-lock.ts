import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The holder of a folder. */
interface Holder {
  readonly token: string;
  readonly host: string;
  readonly pid: number;
  /** When the process began, as far as the system tells: process ids are used again. */
  readonly began: string | null;
}

/** A holder on another machine is there as long as it touches its lock now and then. */
const TOUCH_MS = 5_000;
const SILENT_MS = 30_000;
/** Only the operator may read. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Another process has the database open. */
export class FolderInUse extends Error {
  constructor(folder: string, { pid, host }: Holder) {
    super(
      `The data folder ${folder} is in use by another Grimrule server (process ${pid} on ${host}). ` +
        'Stop that server, or give this one a folder of its own with GRIMRULE_DATA.',
    );
  }
}

/**
 * Takes a folder for this process alone. The embedded database takes no lock itself, and two
 * processes in one folder would silently lose rows. Gives what gives the folder back.
 */
export function lockFolder(folder: string, report: (error: unknown) => void): () => void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  // Running games and their seeds are in it. The database makes files that all may read, so it is
  // the folder that keeps others on this machine out.
  chmodSync(folder, OWN_FOLDER);
  const path = join(folder, 'lock.json');
  const { pid } = process;
  const own: Holder = { token: randomUUID(), host: hostname(), pid, began: beginningOf(pid) };
  while (!taken(path, own)) {
    const found = holderIn(path);
    if (found && isThere(found, path)) throw new FolderInUse(folder, found);
    clear(path, found);
  }
  let trouble = '';
  const touching = setInterval(() => {
    const wrong = kept(path, own);
    // The same trouble is told once, not every few seconds.
    if (wrong && wrong !== trouble) report(new Error(`The lock ${path}: ${wrong}`));
    trouble = wrong ?? '';
  }, TOUCH_MS);
  touching.unref();
  return () => {
    clearInterval(touching);
    if (holderIn(path)?.token === own.token) rmSync(path, { force: true });
  };
}

/** Shows that the holder is still there; what is wrong, if anything. The server goes on regardless. */
function kept(path: string, own: Holder): string | null {
  try {
    const found = holderIn(path);
    if (found && found.token !== own.token) {
      return `another server has taken it (process ${found.pid} on ${found.host}). Two servers in one folder lose rows: stop one of them.`;
    }
    if (found) utimesSync(path, new Date(), new Date());
    else if (taken(path, own)) return 'it was removed. The server has written it again.';
    return null;
  } catch (error) {
    return String(error);
  }
}

function taken(path: string, own: Holder): boolean {
  try {
    writeFileSync(path, JSON.stringify(own), { flag: 'wx', mode: OWN_FILE });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderIn(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null;
  }
}

/** Removes what a process that is no longer there has left, and nothing that is newer. */
function clear(path: string, stale: Holder | null): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  // If another process was quicker, what was moved is its lock, and it gets it back.
  if (holderIn(aside)?.token !== stale?.token) linkSync(aside, path);
  rmSync(aside);
}

function isThere({ host, pid, began }: Holder, path: string): boolean {
  if (host !== hostname()) {
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    return Date.now() - mtimeMs < SILENT_MS;
  }
  return isAlive(pid) && beginningOf(pid) === began;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Linux tells when a process began; elsewhere its id has to do. */
function beginningOf(pid: number): string | null {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name of the process may hold blanks; what follows it may not. Field 22 is the start.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    // A process that was killed and not yet buried by its parent is gone.
    return fields[0] === 'Z' ? 'gone' : `${boot}/${fields[19]}`;
  } catch {
    return null;
  }
}
