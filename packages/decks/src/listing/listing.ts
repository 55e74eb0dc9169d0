import type { Counts } from '../deck.ts';
import { lettersOf, wordsOf } from './letters.ts';

/** What is known of every card that was published, playable here or not. */
export interface ListedCard {
  readonly code: string;
  readonly title: string;
  readonly titleDe: string;
  /** Of a hero, the name of the other side. */
  readonly subtitle: string;
  /** As the game calls it: `ally`, `Ally`. */
  readonly type: string;
  /** An aspect or a sphere. */
  readonly faction: string;
  /** The set of an identity whose own card it is; empty for others. */
  readonly set: string;
  readonly pack: string;
  readonly quantity: number;
  /** What OCTGN and tables like it call the card. */
  readonly octgnId: string;
}

interface Pack {
  readonly code: string;
  readonly name: string;
  readonly nameDe: string;
}

/** As the file has it: one line a pack, card and printing, with bars between the fields. */
export interface ListingFile {
  readonly packs: readonly string[];
  readonly cards: readonly string[];
  readonly prints: readonly string[];
}

/** All published cards of a game, found by whatever a deck calls them. */
export interface Listing {
  readonly cards: readonly ListedCard[];
  readonly packs: readonly Pack[];
  /** The card with this code, of whatever printing or side. */
  coded(code: string): ListedCard | undefined;
  /** The card with this identifier of another table. */
  identified(id: string): ListedCard | undefined;
  /** Cards with this title in either language, however it is spelt. */
  titled(title: string): readonly ListedCard[];
  /** Cards whose titles begin with these words. */
  beginning(words: string): readonly ListedCard[];
  /** Codes of the packs that such a name may mean. */
  packsNamed(name: string): ReadonlySet<string>;
  isIn(card: ListedCard, packs: ReadonlySet<string>): boolean;
  /** How many copies each pack holds that the card is printed in, also packs that were sold anew. */
  inPacks(card: ListedCard): Counts;
  /** Every title in the letters that searches compare, and the cards that have it. */
  readonly spellings: ReadonlyMap<string, readonly ListedCard[]>;
}

/** `ownCode` is what the rules of the game call a card, which finds it too. */
export function listingOf(
  { packs, cards, prints }: ListingFile,
  ownCode: (card: ListedCard) => string,
): Listing {
  const listed = cards.map(cardOf);
  const byCode = new Map(listed.map((card) => [card.code, card]));
  const byId = new Map<string, ListedCard>();
  const printedIn = new Map(
    listed.map((card) => [card.code, new Map([[card.pack, card.quantity]])]),
  );
  for (const card of listed) {
    if (!byId.has(card.octgnId)) byId.set(card.octgnId, card);
    if (!byCode.has(ownCode(card))) byCode.set(ownCode(card), card);
  }
  for (const line of prints) {
    const [code = '', of = '', pack = '', id = '', quantity = ''] = line.split('|');
    const card = byCode.get(of);
    if (!card) continue;
    if (!byCode.has(code)) byCode.set(code, card);
    if (id !== '' && !byId.has(id)) byId.set(id, card);
    const copies = printedIn.get(of);
    if (Number(quantity) > 0) copies?.set(pack, (copies.get(pack) ?? 0) + Number(quantity));
  }
  const spellings = new Map<string, ListedCard[]>();
  const beginnings = new Map<string, ListedCard[]>();
  for (const card of listed) {
    for (const title of titlesOf(card)) {
      put(spellings, lettersOf(title), card);
      const words = wordsOf(title);
      for (let count = 1; count < words.length; count++) {
        put(beginnings, words.slice(0, count).join(' '), card);
      }
    }
  }
  const boxes = packs.map(packOf);
  const packsByName = packNames(boxes);
  return {
    cards: listed,
    packs: boxes,
    coded: (code) => byCode.get(code),
    identified: (id) => byId.get(id.toLowerCase()),
    titled: (title) => spellings.get(lettersOf(title)) ?? [],
    beginning: (title) => beginnings.get(wordsOf(title).join(' ')) ?? [],
    packsNamed: (name) => packsByName.get(lettersOf(name)) ?? new Set(),
    isIn: ({ code }, wanted) =>
      [...(printedIn.get(code)?.keys() ?? [])].some((pack) => wanted.has(pack)),
    inPacks: ({ code }) => {
      const copies = printedIn.get(code) ?? new Map<string, number>();
      const anew = boxes.flatMap(({ code: box, holds }) => {
        const held = holds.reduce((sum, pack) => sum + (copies.get(pack) ?? 0), 0);
        return held > 0 && !copies.has(box) ? [[box, held] as const] : [];
      });
      return Object.fromEntries([...copies, ...anew]);
    },
    spellings,
  };
}

function put(index: Map<string, ListedCard[]>, key: string, card: ListedCard): void {
  const there = index.get(key);
  if (!there) index.set(key, [card]);
  else if (!there.includes(card)) there.push(card);
}

/** A card is called by its title, by that with its subtitle, or in German. */
function titlesOf({ title, titleDe, subtitle }: ListedCard): readonly string[] {
  const names = titleDe === '' ? [title] : [title, titleDe];
  return subtitle === '' ? names : [...names, ...names.map((name) => `${name} ${subtitle}`)];
}

function cardOf(line: string): ListedCard {
  const [code = '', title = '', titleDe = '', subtitle = '', ...more] = line.split('|');
  const [type = '', faction = '', set = '', pack = '', quantity = '1', octgnId = ''] = more;
  const printed = { code, title, titleDe, subtitle, type, faction, set, pack, octgnId };
  return { ...printed, quantity: Number(quantity) };
}

interface Box extends Pack {
  readonly holds: readonly string[];
}

function packOf(line: string): Box {
  const [code = '', name = '', nameDe = '', holds = ''] = line.split('|');
  return { code, name, nameDe, holds: holds === '' ? [] : holds.split(' ') };
}

/** A pack that was sold anew under another name means those that it holds. */
function packNames(packs: readonly Box[]): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  for (const { code, name, nameDe, holds } of packs) {
    for (const each of [code, name, nameDe, name.replace(/ Set$/, ''), name.replace(/^.*: /, '')]) {
      const letters = lettersOf(each);
      if (letters === '') continue;
      const codes = names.get(letters) ?? new Set();
      for (const held of [code, ...holds]) codes.add(held);
      names.set(letters, codes);
    }
  }
  return names;
}
