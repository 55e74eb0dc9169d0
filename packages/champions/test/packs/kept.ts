import { readFileSync } from 'node:fs';

/**
 * The digests of a pack, by code. They were made from the public lists and not from our cards, with
 * the errata, and with the English title where a list has no German one.
 */
export function keptIn(pack: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`./${pack}/facts.json`, import.meta.url), 'utf8'));
}
