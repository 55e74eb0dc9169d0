import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../../../', import.meta.url));

const COPIED = [
  'games.json',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts',
  'packages',
];
/** Generated or not needed to run: a copy makes what it needs. */
const LEFT_OUT = /^(?:node_modules|dist|\.dist-.*|test|registered|compiled)$/;

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A copy of this checkout in a folder of its own, installed as npm would install it. */
export class Checkout {
  readonly folder = mkdtempSync(join(tmpdir(), 'grimrule-checkout-'));

  constructor() {
    for (const name of COPIED) {
      cpSync(join(project, name), join(this.folder, name), {
        recursive: true,
        filter: (source) => !LEFT_OUT.test(basename(source)),
      });
    }
    this.install();
  }

  /** Lays the files of a folder over the copy. */
  add(folder: string): void {
    cpSync(join(project, folder), this.folder, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, content: string): void {
    writeFileSync(join(this.folder, file), content);
  }

  /** Runs a script of the copy to its end. */
  async run(script: string, args: readonly string[] = [], input = ''): Promise<Ran> {
    const child = this.start(script, args);
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, out, err };
  }

  start(script: string, args: readonly string[] = [], environment = {}) {
    const env = { ...process.env, LC_ALL: 'C', ...environment };
    return spawn(process.execPath, [script, ...args], { cwd: this.folder, env });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Libraries are links to those of this checkout, our own packages links to those of the copy. */
  private install(): void {
    this.linkLibraries('node_modules');
    const ours = join(this.folder, 'node_modules', '@grimrule');
    mkdirSync(ours);
    for (const name of readdirSync(join(this.folder, 'packages'))) {
      symlinkSync(join('..', '..', 'packages', name), join(ours, name), 'dir');
      if (existsSync(join(project, 'packages', name, 'node_modules'))) {
        this.linkLibraries(`packages/${name}/node_modules`);
      }
    }
    const lock = createHash('sha256').update(this.read('package-lock.json')).digest('hex');
    this.write('node_modules/.grimrule-ready', lock);
  }

  private linkLibraries(place: string): void {
    mkdirSync(join(this.folder, place));
    for (const name of readdirSync(join(project, place))) {
      if (name.startsWith('.') || name === '@grimrule') continue;
      symlinkSync(join(project, place, name), join(this.folder, place, name), 'dir');
    }
  }
}
