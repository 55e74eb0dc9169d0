import type { CardId, Cost, Seat, Source } from '@grimrule/kernel';
import {
  canPay,
  cardOf,
  cardOption,
  costOf,
  isPrinted,
  value,
  valueOption,
  zoneOf,
} from '@grimrule/kernel';
import { COLOURS, FREED, HAND, HEROES, on } from '../board.ts';
import type { DuelCard } from '../cards/card.ts';
import { PIECES } from '../cards/pieces.ts';
import { POOL } from '../cards/pool.ts';
import type { DuelTable } from '../table.ts';
import type { CostSymbol } from '../vocabulary/nodes.ts';

/** One bit for each colour and one for `*`. A resource is the set of symbols it can stand for. */
const ANY = 1 << COLOURS.length;
const EVERY = (ANY << 1) - 1;
const bit = (symbol: CostSymbol) => (symbol === '*' ? ANY : 1 << COLOURS.indexOf(symbol));

/** A card pays for its colour or for `*`; a location has no colour and pays for `*` only. */
const givenBy = (card: DuelCard) => (card.colour ? bit(card.colour) | ANY : ANY);

/** By design. Colours first: they are harder to pay. */
const SYMBOLS: readonly (readonly number[])[] = POOL.map(({ cost }) =>
  cost.map(bit).sort((one, other) => one - other),
);
const GIVES: readonly (readonly number[])[] = POOL.map((card) => [givenBy(card)]);
const WORTH: readonly number[] = POOL.map(worth);

/** The cost of a card now. */
function symbolsOf(table: DuelTable, card: CardId): readonly number[] {
  const symbols = SYMBOLS[cardOf(table.state, card).design] ?? [];
  const discount = value(table, card, 'discount');
  if (discount === 0) return symbols;
  const colours = symbols.filter((symbol) => symbol !== ANY);
  const anys = symbols.length - colours.length;
  return [...colours, ...new Array<number>(Math.max(0, anys - discount)).fill(ANY)];
}

/** A rough worth of a card that is given away: the worth of playing it. */
function worth(card: DuelCard): number {
  if (card.kind === 'location') return 3;
  if (card.kind === 'civilian') return 1.5;
  const { strength = 0, life = 0 } = card.stats;
  return 0.5 + (strength + life) / 4 + card.abilities.length / 2;
}

/** Everything a side can spend: cards in hand and, for the heroes, civilians they have freed. */
export function purse(table: DuelTable, seat: Seat): readonly Source[] {
  const { state } = table;
  const sources: Source[] = [];
  addSources(sources, zoneOf(state, on(HAND, seat)));
  if (seat === HEROES) addSources(sources, zoneOf(state, FREED));
  return sources;
}

function addSources(sources: Source[], cards: readonly CardId[]): void {
  for (const card of cards) {
    const source = SPENT[card];
    if (source) sources.push(source);
  }
}

/** By card: what it gives when it is spent. */
const SPENT: readonly Source[] = PIECES.map(({ design }, card) => ({
  option: cardOption('spend', card),
  gives: GIVES[design] ?? [],
  worth: WORTH[design] ?? 0,
}));

const NOTHING_WAIVED: readonly Source[] = [];

/** Symbols that an artefact lets the player leave unpaid when this card is played. */
function waived(table: DuelTable, card: CardId, symbols: readonly number[]): readonly Source[] {
  if (isPrinted(table, 'waivedAny') && isPrinted(table, 'waived')) return NOTHING_WAIVED;
  const most = symbols.filter((symbol) => symbol === ANY).length;
  const anys = Math.min(most, value(table, card, 'waivedAny'));
  const all = value(table, card, 'waived');
  return Array.from({ length: anys + all }, (_, index) => ({
    option: valueOption('waive', index),
    gives: [index < anys ? ANY : EVERY],
    worth: 0,
  }));
}

/** The cost of a card that was revealed, and so is no longer in hand. */
export function costToPlay(table: DuelTable, seat: Seat, card: CardId): Cost {
  const symbols = symbolsOf(table, card);
  const free = waived(table, card, symbols);
  const sources = purse(table, seat);
  return costOf(symbols, free.length > 0 ? [...free, ...sources] : sources);
}

/** Whether a card in hand could be paid with the rest of what the side has. */
export function affordable(table: DuelTable, card: CardId, sources: readonly Source[]): boolean {
  const symbols = symbolsOf(table, card);
  if (symbols.length === 0) return true;
  const free = waived(table, card, symbols);
  return canPay(symbols, free.length > 0 ? [...free, ...sources] : sources, card);
}
