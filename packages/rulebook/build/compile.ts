import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledBook } from '../src/rulebook.ts';
import type { Ruling } from '../src/ruling.ts';
import { productOf } from '../src/ruling.ts';
import type { Fault } from './fault.ts';
import { Faults } from './fault.ts';
import { PRODUCTS, readData } from './front-matter.ts';
import type { ReadFile } from './read-entry.ts';
import { readEntry } from './read-entry.ts';
import type { Products } from './read-ruling.ts';
import { readRuling } from './read-ruling.ts';

export interface Compiled extends CompiledBook {
  readonly faults: readonly Fault[];
}

/** Compiles the text of a game: `entries/<game>` and `rulings/<game>` below the folder. */
export function compileBook(folder: string, game: string): Compiled {
  const entries = filesIn(folder, `entries/${game}`, '.md').map((file) =>
    readEntry(file, readFileSync(join(folder, file), 'utf8')),
  );
  const products = readProducts(folder, `rulings/${game}/products.yaml`);
  const rulings = filesIn(folder, `rulings/${game}`, '.md').map((file) =>
    readRuling(file, readFileSync(join(folder, file), 'utf8'), products.titles),
  );
  return {
    entries: readOf(entries).sort((one, other) => one.en.title.localeCompare(other.en.title, 'en')),
    rulings: readOf(rulings).sort(byProduct(products.titles)),
    faults: [
      ...products.faults,
      ...[...entries, ...rulings].flatMap(({ faults }) => faults),
      ...twice(entries),
      ...twice(rulings),
      ...astray([...entries, ...rulings], new Set(readOf(entries).map(({ id }) => id))),
    ],
  };
}

function filesIn(folder: string, place: string, ending: string): readonly string[] {
  if (!existsSync(join(folder, place))) return [];
  return readdirSync(join(folder, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${place}/${name.replaceAll('\\', '/')}`)
    .sort();
}

function readProducts(folder: string, file: string) {
  const faults = new Faults(file);
  if (!existsSync(join(folder, file))) return { titles: [], faults: [] };
  const read = readData(readFileSync(join(folder, file), 'utf8'), 1, PRODUCTS, faults);
  return { titles: read?.data ?? [], faults: faults.found };
}

const readOf = <T>(files: readonly ReadFile<T>[]): T[] =>
  files.flatMap(({ read }) => (read === null ? [] : [read]));

/** An address must be one of a kind, whatever the folder. */
function twice(files: readonly ReadFile<{ readonly id: string }>[]): readonly Fault[] {
  const met = new Map<string, string>();
  return files.flatMap(({ file, read }) => {
    const other = read && met.get(read.id);
    if (read) met.set(read.id, file);
    return other ? [{ file, line: 1, message: `${other} has the same name` }] : [];
  });
}

/** Links to entries that there are not. */
function astray(files: readonly ReadFile<unknown>[], known: ReadonlySet<string>): readonly Fault[] {
  return files.flatMap(({ file, links }) =>
    links
      .filter(({ entry }) => !known.has(entry))
      .map(({ entry, line }) => ({ file, line, message: `there is no entry '${entry}'` })),
  );
}

/** In the order in which the products came out; answers by their number, then errata by card. */
function byProduct(products: Products) {
  const titles = products.map(({ en }) => en);
  const keys = (ruling: Ruling) => [
    titles.indexOf(productOf(ruling)?.en ?? ''),
    ruling.faq ?? Number.POSITIVE_INFINITY,
  ];
  return (one: Ruling, other: Ruling) => {
    const [product = 0, number = 0] = keys(one);
    const [otherProduct = 0, otherNumber = 0] = keys(other);
    if (product !== otherProduct) return product - otherProduct;
    if (number !== otherNumber) return number - otherNumber;
    return codeOf(one).localeCompare(codeOf(other), 'en') || one.id.localeCompare(other.id, 'en');
  };
}

const codeOf = ({ cards = [] }: Ruling) => cards[0]?.code ?? '';
