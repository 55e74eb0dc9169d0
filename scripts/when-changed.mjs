// Does something again only when the files it is made of have changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders below a root that something is made of, and where the stamp of them is kept. */
export async function whenChanged({ root, madeOf, stamp }, make) {
  const places = madeOf.map((place) => join(root, place));
  const looks = dates(root, places);
  const [wanted, seen] = (textOf(stamp) ?? '').split('\n');
  if (seen === looks) return;
  const contents = hashed(root, places, (hash, name) => hash.update(readFileSync(name)));
  if (wanted !== contents) await make();
  writeFileSync(stamp, `${contents}\n${looks}`);
}

/** By dates and sizes, which are quicker to read than all the texts; copies lose their dates. */
function dates(root, places) {
  return hashed(root, places, (hash, name) => {
    const { mtimeMs, size } = statSync(name);
    hash.update(`${mtimeMs} ${size}\n`);
  });
}

function hashed(root, places, add) {
  const hash = createHash('sha256');
  for (const name of places.flatMap(namesIn)) {
    hash.update(`${name.slice(root.length)}\n`);
    add(hash, name);
  }
  return hash.digest('hex');
}

/** The files below a folder; for a file, itself. */
function namesIn(path) {
  const place = statSync(path, { throwIfNoEntry: false });
  if (!place) return [];
  if (place.isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath ?? each.path, each.name))
    .sort();
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
