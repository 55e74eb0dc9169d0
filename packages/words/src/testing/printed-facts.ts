import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

type Fields = Readonly<Record<string, unknown>>;

/** By code: a digest of the printed facts of a card side. */
type FactDigests = Readonly<Record<string, string>>;

/** The digests that the files of a folder keep, a file a product. */
export function keptFacts(folder: URL): FactDigests {
  return Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  );
}

/**
 * The digest of a card's printed facts: twelve hexadecimal digits of the SHA-256 of their JSON, with
 * the names of fields in order, and without what is not there: nothing, `false`, an empty list.
 */
export function factsDigest(facts: Fields): string {
  return createHash('sha256').update(factsLine(facts)).digest('hex').slice(0, 12);
}

/** The facts as they are digested, to be read beside the card. */
const factsLine = (facts: Fields): string => JSON.stringify(inOrder(facts));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => isThere(each))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, inOrder(each)]),
  );
}

function isThere(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** A sentence for every card that is missing, is too many, or has other facts than were kept: with its digest. */
export function changedFacts(kept: FactDigests, cards: ReadonlyMap<string, Fields>): string[] {
  const changed = [...cards].filter(([code, facts]) => kept[code] !== factsDigest(facts));
  const missing = Object.keys(kept).filter((code) => !cards.has(code));
  return [
    ...changed.map(
      ([code, facts]) => `${code} is printed otherwise, ${factsDigest(facts)}: ${factsLine(facts)}`,
    ),
    ...missing.map((code) => `${code} is missing`),
  ];
}
