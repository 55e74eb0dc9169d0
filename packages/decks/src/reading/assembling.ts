import { EMPTY_DECK } from '../deck.ts';
import type { DeckGame } from '../deck-game.ts';
import { lettersOf } from '../listing/letters.ts';
import type { ListedCard } from '../listing/listing.ts';
import { Tally } from '../tally.ts';
import { withoutEdges, withoutEnd } from './edges.ts';
import type { CardLine, Item } from './items.ts';
import { fits } from './items.ts';
import { bare } from './line.ts';
import type { Guess, ReadDeck, UnreadLine } from './result.ts';

/** Makes a deck of the lines of one list: which hero, and which of several cards of one title. */
export function assembled(items: readonly Item[], game: DeckGame): ReadDeck {
  const { name, rest } = withoutName(items, game);
  const lines = rest.filter((item): item is CardLine => item.is === 'card');
  const inDeck = lines.filter(({ section }) => section.place !== 'elsewhere');
  const heroLines = inDeck.filter((line) => namesHero(line, inDeck, game));
  const others = inDeck.filter((line) => !heroLines.includes(line));
  const identities = identitiesOf(heroLines, others, game);
  const heroes = new Set(identities.map(({ code }) => code));
  const own = new Set(identities.flatMap(({ set }) => (set === '' ? [] : [set])));
  const factions = factionsIn(others, game);
  const cards = new Tally();
  const sideboard = new Tally();
  const isNamed = heroLines.length > 0;
  for (const line of others) {
    // A list may name the hero among the cards.
    if (mayMean(line, heroes, isNamed, game)) continue;
    const into = line.section.place === 'sideboard' ? sideboard : cards;
    const meant = chosen(line, { own, factions, identities, into }, game);
    for (const [code, count] of shared(meant, line.reading.count, into)) into.add(code, count);
  }
  const notes = rest.flatMap((item) => {
    if (item.is === 'remark') return [item.line.trim()];
    return item.is === 'card' && item.section.place === 'elsewhere' ? [item.line.trim()] : [];
  });
  const unread = rest.flatMap((item): readonly UnreadLine[] =>
    item.is === 'unread' ? [{ line: item.line, nearest: item.nearest }] : [],
  );
  const guesses = lines.flatMap(({ isGuess, line, cards: [card] }): readonly Guess[] =>
    isGuess && card ? [{ line: line.trim(), title: card.title }] : [],
  );
  return {
    deck: {
      ...EMPTY_DECK,
      game: game.name,
      name,
      identities: [...heroes],
      cards: cards.counts,
      sideboard: sideboard.counts,
      unread: unread.map(({ line }) => line),
      notes: notes.join('\n'),
    },
    unread,
    guesses,
  };
}

/** The first line is the name of a deck, unless it names a card; also if it does, in an export. */
function withoutName(
  items: readonly Item[],
  game: DeckGame,
): { readonly name: string; readonly rest: readonly Item[] } {
  const said = items.filter(({ is }) => is !== 'blank' && is !== 'rule');
  const [first, second, third] = said;
  const rest = items.filter((item) => item !== first);
  if (first?.is === 'remark') return { name: plain(first.line), rest };
  const isHero = (item: Item | undefined) =>
    item?.is === 'card' &&
    !item.reading.counted &&
    item.cards.some(({ type }) => game.heroTypes.includes(type));
  const isBefore = game.text.namesHero
    ? isHero(second) && third?.is === 'packs'
    : second?.is === 'packs' || (second?.is === 'heading' && second.section.place === 'identity');
  if (first?.is === 'card' && !first.reading.counted && isBefore) {
    return { name: plain(first.line), rest };
  }
  return { name: '', rest: items };
}

/** `# My deck` and `Deck: My deck` are called `My deck`. */
function plain(line: string): string {
  return withoutEdges(bare(line), '#=*_~')
    .replace(/^(?:deck ?name|deck|name): */i, '')
    .slice(0, 200);
}

/** Whether a line says who plays the deck. */
function namesHero(line: CardLine, lines: readonly CardLine[], game: DeckGame): boolean {
  const { section, reading } = line;
  const heroes = line.cards.filter(({ type }) => game.heroTypes.includes(type));
  if (heroes.length === 0 || section.place === 'sideboard') return false;
  if (section.place === 'identity') return true;
  if (section.types) return section.types.some((type) => game.heroTypes.includes(type));
  if (heroes.length === line.cards.length) return true;
  if (reading.count > 1) return false;
  // Heroes come first in a list without headings, one a line.
  const before = lines.slice(0, lines.indexOf(line));
  const isHeroesOnly = before.every((each) =>
    each.cards.some(({ type }) => game.heroTypes.includes(type)),
  );
  return (
    isHeroesOnly &&
    before.length < game.mostIdentities &&
    (game.mostIdentities > 1 || !reading.counted)
  );
}

function identitiesOf(
  lines: readonly CardLine[],
  others: readonly CardLine[],
  game: DeckGame,
): readonly ListedCard[] {
  const named = lines.map((line) => {
    const heroes = line.cards.filter(({ type }) => game.heroTypes.includes(type));
    return hinted(heroes, line, game);
  });
  if (game.mostIdentities > 1) {
    const factions = factionsIn(others, game);
    const sure = new Set(
      named.flatMap((heroes) => (heroes.length === 1 ? [heroes[0]?.faction] : [])),
    );
    const need = ({ faction }: ListedCard) =>
      sure.has(faction) ? 0 : (factions.get(faction) ?? 0);
    const best = named.flatMap((heroes) =>
      heroes.toSorted((one, other) => need(other) - need(one)).slice(0, 1),
    );
    return [...new Set(best)];
  }
  // A deck holds its hero's own cards and nobody else's, so they tell better than any name.
  const votes = new Map<string, number>();
  for (const { cards } of others) {
    const sets = new Set(cards.map(({ set, type }) => (game.heroTypes.includes(type) ? '' : set)));
    const [set = ''] = sets;
    if (sets.size === 1 && set !== '') votes.set(set, (votes.get(set) ?? 0) + 1);
  }
  const heroOf = (set: string) =>
    game.listing.cards.find((card) => card.set === set && game.heroTypes.includes(card.type));
  const candidates = named.flat();
  const voted = candidates.toSorted(
    (one, other) => (votes.get(other.set) ?? 0) - (votes.get(one.set) ?? 0),
  );
  const [most = '', count = 0] = [...votes].sort(([, one], [, other]) => other - one)[0] ?? [];
  const [first] = voted;
  const isOutvoted = first !== undefined && !votes.has(first.set) && count >= 4;
  if (first && !isOutvoted) return [first];
  const hero = count >= 2 ? heroOf(most) : undefined;
  return hero ? [hero] : first ? [first] : [];
}

/** How many copies of each faction the lines surely name. */
function factionsIn(lines: readonly CardLine[], game: DeckGame): ReadonlyMap<string, number> {
  const factions = new Map<string, number>();
  for (const { cards, reading, section } of lines) {
    const [card] = cards;
    const isSure = new Set(cards.map(({ faction }) => faction)).size === 1;
    if (!card || !isSure || section.place === 'sideboard') continue;
    if (game.heroTypes.includes(card.type)) continue;
    factions.set(card.faction, (factions.get(card.faction) ?? 0) + reading.count);
  }
  return factions;
}

/** Whether a line among the cards names the one hero of the deck. */
function mayMean(
  line: CardLine,
  heroes: ReadonlySet<string>,
  isNamed: boolean,
  game: DeckGame,
): boolean {
  const hero = line.cards.find(({ code }) => heroes.has(code));
  if (!hero || game.mostIdentities > 1 || !fits(hero, line.section)) return false;
  // A hero who is named already has an ally of that title in the deck.
  if (isNamed && line.reading.counted && line.cards.some(({ code }) => !heroes.has(code))) {
    return false;
  }
  return hinted(line.cards, line, game).includes(hero);
}

/** What is known of a deck when a line of it is read. */
interface Surroundings {
  readonly own: ReadonlySet<string>;
  readonly factions: ReadonlyMap<string, number>;
  readonly identities: readonly ListedCard[];
  /** What the lines before have brought. */
  readonly into: Tally;
}

/** The cards that a line means: of one title, or of several printings of a hero's own card. */
function chosen(
  line: CardLine,
  { own, factions, identities, into }: Surroundings,
  game: DeckGame,
): readonly ListedCard[] {
  const narrow = (cards: readonly ListedCard[], test: (card: ListedCard) => boolean) => {
    const some = cards.filter(test);
    return some.length > 0 ? some : cards;
  };
  const isHero = ({ type }: ListedCard) => game.heroTypes.includes(type);
  const isAmongHeroes = line.section.types?.some((type) => game.heroTypes.includes(type));
  const cards = isAmongHeroes ? line.cards : narrow(line.cards, (card) => !isHero(card));
  const inSection = narrow(cards, (card) => fits(card, line.section));
  const spelt = narrow(inSection, ({ title, titleDe }) =>
    [title, titleDe].map(unquoted).includes(unquoted(line.reading.title)),
  );
  const right = hinted(spelt, line, game);
  const theirs = right.filter(({ set }) => own.has(set));
  if (theirs.length > 0) return theirs;
  const foreign = narrow(right, ({ set }) => set === '');
  // Nobody leads themselves, and a title that stands there again is another card's.
  const others = narrow(
    foreign,
    ({ title, subtitle }) =>
      !identities.some((hero) => hero.title === title && hero.subtitle === subtitle),
  );
  const free = narrow(others, ({ code }) => into.count(code) === 0);
  // A hero of Champions comes with cards of one pack, and most decks begin with these.
  const ofPack = ({ pack }: ListedCard) =>
    game.mostIdentities === 1 && identities.some((hero) => hero.pack === pack);
  const weight = (card: ListedCard) => 2 * (factions.get(card.faction) ?? 0) + Number(ofPack(card));
  const [best] = free.toSorted((one, other) => weight(other) - weight(one));
  return best === undefined
    ? []
    : free.filter(({ set, title }) => set !== '' && set === best.set && title === best.title)
          .length > 1
      ? free.filter(({ set }) => set === best.set)
      : [best];
}

/** `I am Groot` and `I. AM. GROOT!` are two cards. */
const unquoted = (title: string) => title.replace(/["'`´‘’‚‛“”„‟«»]/g, '').trim();

/** What stands in brackets tells cards of one title apart: a pack, a number, a sphere, a subtitle. */
function hinted(
  cards: readonly ListedCard[],
  { reading }: CardLine,
  { listing }: DeckGame,
): readonly ListedCard[] {
  let left = cards;
  for (const hint of reading.hints) {
    if (left.length < 2) break;
    const [number = ''] = /\d{1,3}[a-d]?$/.exec(hint) ?? [];
    const name = withoutEnd(hint.slice(0, hint.length - number.length), ',#:');
    const letters = lettersOf(hint);
    const packs = new Set([...listing.packsNamed(hint), ...listing.packsNamed(name)]);
    const tests: readonly ((card: ListedCard) => boolean)[] = [
      ({ code }) => code === hint,
      ({ subtitle }) => subtitle !== '' && lettersOf(subtitle) === letters,
      (card) => listing.isIn(card, packs) && isNumbered(card, number),
      (card) => listing.isIn(card, packs),
      ({ faction }) => lettersOf(faction) === letters,
      ({ type }) => lettersOf(type) === letters,
    ];
    for (const test of tests) {
      const some = left.filter(test);
      if (some.length === 0) continue;
      left = some;
      break;
    }
  }
  return left;
}

/** `58` or `058`, as the last digits of a code; of cards with a letter behind it, `43a`. */
function isNumbered({ code }: ListedCard, number: string): boolean {
  const [, digits = '', side = ''] = /^(\d+)([a-d]?)$/.exec(number) ?? [];
  const [, own, ownSide] = /(\d{3})([a-d]?)$/.exec(code) ?? [];
  return digits !== '' && own === digits.padStart(3, '0') && (side === '' || side === ownSide);
}

/** Of several cards with one title, each as often as it is printed. */
function shared(
  cards: readonly ListedCard[],
  count: number,
  into: Tally,
): readonly (readonly [code: string, count: number])[] {
  let left = count;
  return cards.map(({ code, quantity }, at): readonly [string, number] => {
    const isLast = at === cards.length - 1;
    const copies = isLast ? left : Math.min(left, Math.max(0, quantity - into.count(code)));
    left -= copies;
    return [code, copies];
  });
}
