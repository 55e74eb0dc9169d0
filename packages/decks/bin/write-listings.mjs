#!/usr/bin/env node
// Writes the listings: what is known of every published card that decks are made of, one line a
// card. It reads folders with the facts of all packs, a file a pack and an index of the packs:
//
//     node packages/decks/bin/write-listings.mjs <folder with a folder "<game>-facts" for each game>
//
// A line of a card has these fields, with bars between them: code, title, German title, subtitle,
// type, faction, set of an identity, pack, quantity, identifier at other tables. A line of another
// printing: code, code of the original, pack, identifier, quantity; another side has none. A line of a pack: code, name, German name,
// codes of packs that it holds again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gamesIn } from '../../../scripts/games.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [facts] = process.argv.slice(2);
if (facts === undefined) {
  console.error('Name the folder that has the folders of facts. See the head of this file.');
  process.exit(2);
}

for (const game of gamesIn(root)) {
  const folder = join(facts, `${game}-facts`);
  const maker = join(root, 'packages/decks/src', game, 'listing-maker.mjs');
  if (!existsSync(folder) || !existsSync(maker)) continue;
  const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const isThere = (name) => existsSync(join(folder, `${name}.json`));
  const { listingOf } = await import(maker);
  const listing = listingOf(read, isThere);
  const file = join(root, 'packages/decks/src', game, 'listing.json');
  writeFileSync(file, `${JSON.stringify(listing, null, 2)}\n`);
  console.log(`${game}: ${listing.cards.length} cards, ${listing.prints.length} other printings`);
}
