import type { DeckGame, Section } from '../deck-game.ts';
import { wordsOf } from '../listing/letters.ts';
import type { ListedCard } from '../listing/listing.ts';
import { Speller } from '../listing/spelling.ts';
import { assembled } from './assembling.ts';
import { headingOf, isFact, isPackLine, isRule, labelOf } from './headings.ts';
import type { Item } from './items.ts';
import { fits } from './items.ts';
import type { Reading } from './line.ts';
import { bare, readingsOf } from './line.ts';
import type { Imported } from './result.ts';
import { refused } from './result.ts';

const MOST_LINES = 10_000;
const MOST_DECKS = 100;

/** Reads lists as sites export them and people write them, also several one after the other. */
export function readText(text: string, games: readonly DeckGame[]): Imported {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  if (lines.length > MOST_LINES) return refused({ say: 'tooManyLines', most: MOST_LINES });
  const game = likeliest(lines, games);
  if (!game) return refused({ say: text.trim() === '' ? 'empty' : 'noCards' });
  const speller = new Speller(game.listing);
  const decks = split(itemsOf(lines, game, speller), game);
  const read = decks
    .map((items) => assembled(items, game))
    .filter(({ deck }) => deck.identities.length > 0 || Object.keys(deck.cards).length > 0);
  if (read.length === 0) return refused({ say: 'noCards' });
  return {
    decks: read.slice(0, MOST_DECKS),
    faults: read.length > MOST_DECKS ? [{ say: 'tooManyDecks', most: MOST_DECKS }] : [],
  };
}

/** So many lines at the beginning of a text tell which game it is of. */
const TELLING = 300;
const TELLING_MISSPELT = 40;

/** The game of which most lines name a card; a text without any is of no game. */
function likeliest(lines: readonly string[], games: readonly DeckGame[]): DeckGame | undefined {
  const some = lines.filter((line) => line.trim() !== '').slice(0, TELLING);
  const scores = games.map((game) => ({ game, score: exactScore(some, game) }));
  const best = () => scores.sort((one, other) => other.score - one.score)[0];
  const [first, second] = [best(), scores[1]];
  // A few titles are those of another game too, and all may be misspelt.
  if ((first?.score ?? 0) - (second?.score ?? 0) < 3) {
    for (const each of scores) each.score += misspeltScore(some, each.game);
  }
  const likely = best();
  return likely && likely.score >= 1 ? likely.game : undefined;
}

function exactScore(lines: readonly string[], game: DeckGame): number {
  return lines.reduce((sum, line) => {
    const found = exactly(readingsOf(line), game);
    if (!found) return sum + (headingOf(line, game) ? 0.25 : 0);
    const isHero = found.cards.some(({ type }) => game.heroTypes.includes(type));
    return sum + (isHero ? 1.5 : 1);
  }, 0);
}

function misspeltScore(lines: readonly string[], game: DeckGame): number {
  const speller = new Speller(game.listing);
  const isMeant = (line: string) =>
    readingsOf(line).some(({ title, counted }) => counted && speller.meant(title).length > 0);
  const unknown = lines.filter((line) => !exactly(readingsOf(line), game));
  return unknown.slice(0, TELLING_MISSPELT).filter(isMeant).length;
}

function exactly(
  readings: readonly Reading[],
  { listing }: DeckGame,
): { readonly reading: Reading; readonly cards: readonly ListedCard[] } | null {
  const inOrder = [...readings].sort((one, other) => Number(other.counted) - Number(one.counted));
  // `Agent 13` is a title, so the reading without a number comes first where it fits.
  const [first] = readings;
  for (const reading of first && !first.counted ? [first, ...inOrder] : inOrder) {
    const coded = codedIn(reading, { listing });
    if (coded) return { reading, cards: [coded] };
    const cards = listing.titled(reading.title);
    if (cards.length > 0) return { reading, cards };
  }
  return null;
}

/** `01093`, or `Energy (01093)`. */
function codedIn(
  { title, hints }: Reading,
  { listing }: Pick<DeckGame, 'listing'>,
): ListedCard | undefined {
  const isCode = (text: string) => /^\d{5,6}[a-d]?$/.test(text);
  if (isCode(title)) return listing.coded(title);
  const named = hints.filter(isCode).flatMap((hint) => listing.coded(hint) ?? []);
  const titled = new Set(listing.titled(title));
  return named.find((card) => titled.has(card));
}

function itemsOf(lines: readonly string[], game: DeckGame, speller: Speller): readonly Item[] {
  let section: Section = {};
  return lines.flatMap((line): readonly Item[] => {
    if (line.trim() === '') return [{ is: 'blank' }];
    if (isRule(line)) return [{ is: 'rule' }];
    if (isPackLine(line)) {
      section = {};
      return [{ is: 'packs' }];
    }
    const heading = headingOf(line, game);
    if (heading && !isTitleHere(line, section, game)) {
      const place = heading.place ?? (section.place === 'sideboard' ? 'sideboard' : undefined);
      section =
        section.place === 'sideboard' && heading.place === 'identity'
          ? { ...heading, place: 'sideboard' }
          : { ...heading, ...(place === undefined ? {} : { place }) };
      return [{ is: 'heading', section: heading }];
    }
    const labelled = labelOf(line, game);
    if (labelled) {
      const found = cardsIn(labelled.rest, { ...section, ...labelled.section }, game, speller);
      if (found.length > 0) return found;
    }
    const exact = exactly(readingsOf(line), game);
    if (exact) return [{ is: 'card', line, section, isGuess: false, ...exact }];
    if (isFact(line)) return [{ is: 'remark', line }];
    return [nearly(line, section, game, speller)];
  });
}

/**
 * `Event` is a heading, unless it is a title too and stands among cards with a number. A title of
 * several words, such as Resource Reserve, is no heading.
 */
function isTitleHere(line: string, section: Section, game: DeckGame): boolean {
  const found = exactly(readingsOf(line), game);
  if (found?.reading.counted !== true) return false;
  return section.types !== undefined || wordsOf(found.reading.title).length > 1;
}

/** The cards of a line with a label: one, or several with commas between them. */
function cardsIn(
  rest: string,
  section: Section,
  game: DeckGame,
  speller: Speller,
): readonly Item[] {
  const item = (line: string): Item => {
    const exact = exactly(readingsOf(line), game);
    return exact
      ? { is: 'card', line, section, isGuess: false, ...exact }
      : nearly(line, section, game, speller);
  };
  const isHero = (line: string) => {
    const found = exactly(readingsOf(line), game);
    return found !== null && (found.reading.hints.length === 0 || !rest.includes(','));
  };
  if (isHero(rest)) return [item(rest)];
  const parts = rest
    .replace(/\s+/g, ' ')
    .split(/[,;/+&]| (?:and|und) /)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const items = (parts.length > 1 ? parts : [rest]).map(item);
  return items.some((each) => each.is === 'card') ? items : [];
}

/** A line that no title fits exactly: a title without its end, a misspelt one, or a remark. */
function nearly(line: string, section: Section, game: DeckGame, speller: Speller): Item {
  const readings = readingsOf(line).toSorted(
    (one, other) => Number(other.counted) - Number(one.counted),
  );
  const isList = section.types !== undefined || section.place !== undefined;
  const isShort = bare(line).split(' ').length <= 6;
  const likely = readings.filter(({ counted }) => counted || (isList && isShort));
  for (const reading of likely) {
    const cards = game.listing.beginning(reading.title);
    const fitting = cards.filter((card) => fits(card, section));
    const titles = new Set((fitting.length > 0 ? fitting : cards).map(({ title }) => title));
    if (titles.size === 1) {
      const named = fitting.length > 0 ? fitting : cards;
      return { is: 'card', line, reading, section, isGuess: true, cards: named };
    }
  }
  for (const reading of likely) {
    const cards = speller.meant(reading.title);
    if (cards.length > 0) return { is: 'card', line, reading, section, isGuess: true, cards };
  }
  const counted = readings.find((reading) => reading.counted);
  const nearest = [
    ...new Set([
      ...readings.flatMap(({ title }) => game.listing.beginning(title).map((card) => card.title)),
      ...likely.flatMap(({ title }) => speller.nearest(title)),
    ]),
  ].slice(0, 3);
  if (!counted && nearest.length === 0) return { is: 'remark', line };
  const isSentence = bare(line).split(' ').length > 8 && !/\dx|x\d/i.test(line);
  return isSentence && nearest.length === 0
    ? { is: 'remark', line }
    : { is: 'unread', line: line.trim(), nearest };
}

/** One list of items a deck: exports come one after the other, each with its name before it. */
function split(items: readonly Item[], game: DeckGame): readonly (readonly Item[])[] {
  const decks: (readonly Item[])[] = [];
  let begin = 0;
  let hasCards = false;
  let inSideboard = false;
  let lastCard = 0;
  items.forEach((item, at) => {
    const between = items.slice(lastCard + 1, at);
    const isNamed = between.some(({ is }) => is === 'remark' || is === 'rule');
    const begins =
      hasCards &&
      (item.is === 'packs' ||
        (item.is === 'heading' && item.section.place === 'identity' && (!inSideboard || isNamed)) ||
        isNextHero(item, items.slice(begin, at), between, game));
    if (begins) {
      const name = firstAfter(items, lastCard, at);
      decks.push(items.slice(begin, name));
      begin = name;
      hasCards = false;
      inSideboard = false;
    }
    if (item.is === 'heading' && item.section.place === 'sideboard') inSideboard = true;
    const names =
      item.is === 'heading' || item.is === 'unread' || (item.is === 'card' && item.reading.counted);
    if (names) lastCard = at;
    if (item.is === 'card' && item.reading.counted) hasCards = true;
    // The hero that stands below the name of a deck comes before its packs.
  });
  return [...decks, items.slice(begin)];
}

/** The name of the next deck: the first line after the cards of the last that is not blank. */
function firstAfter(items: readonly Item[], last: number, at: number): number {
  const found = items.slice(last + 1, at).findIndex(({ is }) => is === 'remark' || is === 'card');
  return found < 0 ? at : last + 1 + found;
}

/** Below the cards of one hero, another hero on a line by itself. */
function isNextHero(
  item: Item,
  before: readonly Item[],
  between: readonly Item[],
  { mostIdentities, heroTypes }: DeckGame,
): boolean {
  if (mostIdentities > 1 || item.is !== 'card' || item.reading.counted) return false;
  const isHero = (each: Item) =>
    each.is === 'card' &&
    !each.reading.counted &&
    each.cards.some(({ type }) => heroTypes.includes(type));
  return (
    isHero(item) && before.some(isHero) && between.some(({ is }) => is === 'blank' || is === 'rule')
  );
}
