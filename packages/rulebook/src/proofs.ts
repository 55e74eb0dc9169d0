import type { GameOfBook } from './load.ts';
import { REGISTERED } from './registered/lazy-proofs.ts';

/**
 * The tests that prove entries of a game, as `build/proofs` reads them from the specs: by the file
 * they stand in, each with its title and the addresses of the entries.
 */
export type WrittenProofs = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A test that proves an entry: where it stands, and its title under those of its groups. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** The tests that prove the entries of a game, by the entry's address. */
export type Proofs = ReadonlyMap<string, readonly Proof[]>;

// Lazy-loaded, because only the page about the tests shows them.
const WRITTEN: Readonly<Record<GameOfBook, () => Promise<{ readonly default: WrittenProofs }>>> =
  REGISTERED;

/** Loads the tests that prove the entries of a game. */
export async function proofsOf(game: GameOfBook): Promise<Proofs> {
  const { default: written } = await WRITTEN[game]();
  return byEntry(written);
}

export function byEntry(written: WrittenProofs): Proofs {
  const proofs = new Map<string, Proof[]>();
  for (const [file, tests] of Object.entries(written)) {
    for (const [title, entries] of Object.entries(tests)) {
      for (const entry of entries) {
        const known = proofs.get(entry) ?? [];
        proofs.set(entry, [...known, { file, title }]);
      }
    }
  }
  return proofs;
}
