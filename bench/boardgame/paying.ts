import { changesOf, inPlay, valueWith } from './ask.ts';
import type { Cost, Duel, Play } from './state.ts';
import { HEROES, NONE, onBoard, PLACES, replacedBy } from './state.ts';
import { at, PIECES, printed } from './words.ts';

/** A symbol that an artefact lets the player leave unpaid: of `*`, or of any kind. */
export const WAIVE_ANY = 1000;
const WAIVE = 2000;

const COLOURS: readonly string[] = ['red', 'yellow', 'green', 'blue'];

type Changes = ReturnType<typeof changesOf>;

interface Means {
  readonly discount: Changes;
  readonly waivedAny: Changes;
  readonly waived: Changes;
}

function meansOf(play: Play): Means {
  const cards = inPlay(play.G);
  return {
    discount: changesOf(play, 'discount', cards),
    waivedAny: changesOf(play, 'waivedAny', cards),
    waived: changesOf(play, 'waived', cards),
  };
}

/** The printed costs, counted once for all games. */
const COSTS: readonly Cost[] = PIECES.map(({ cost }) => ({
  colours: COLOURS.map((colour) => cost.filter((symbol) => symbol === colour).length),
  any: cost.filter((symbol) => symbol === '*').length,
  symbols: cost.length,
}));
const COLOUR_OF = PIECES.map(({ colour }) => (colour === null ? NONE : COLOURS.indexOf(colour)));

function costOf(play: Play, card: number, { discount }: Means): Cost {
  const cost = at(COSTS, card);
  if (discount.length === 0) return cost;
  const less = Math.min(cost.any, valueWith(play, card, 'discount', discount));
  return { ...cost, any: cost.any - less, symbols: cost.symbols - less };
}

function waives(play: Play, card: number, { waivedAny, waived }: Means): number[] {
  if (waivedAny.length + waived.length === 0) return [];
  const found: number[] = [];
  const anys = valueWith(play, card, 'waivedAny', waivedAny);
  const all = valueWith(play, card, 'waived', waived);
  for (let index = 0; index < anys; index++) found.push(WAIVE_ANY + index);
  for (let index = 0; index < all; index++) found.push(WAIVE + index);
  return found;
}

/** Cards in hand and, for the heroes, the civilians they have freed. */
function purse(G: Duel, seat: number): number[] {
  return seat === HEROES ? [...at(G.hands, seat), ...G.freed] : [...at(G.hands, seat)];
}

/** How many symbols these sources pay at best; each stands for one. */
export function covered({ colours, any }: Cost, sources: readonly number[], except = NONE): number {
  const have = [0, 0, 0, 0];
  let cards = 0;
  let waivedAny = 0;
  let waived = 0;
  for (const source of sources) {
    if (source === except) continue;
    if (source >= WAIVE) waived++;
    else if (source >= WAIVE_ANY) waivedAny++;
    else {
      cards++;
      const colour = at(COLOUR_OF, source);
      if (colour >= 0) have[colour] = at(have, colour) + 1;
    }
  }
  let inColour = 0;
  let missing = 0;
  colours.forEach((wanted, colour) => {
    const paid = Math.min(wanted, at(have, colour));
    inColour += paid;
    missing += wanted - paid;
  });
  const paidAny = Math.min(any, cards - inColour + waivedAny);
  return inColour + paidAny + Math.min(waived, missing + any - paidAny);
}

export function billFor(play: Play, card: number): { cost: Cost; sources: number[] } {
  const means = meansOf(play);
  const sources = [...waives(play, card, means), ...purse(play.G, play.active)];
  return { cost: costOf(play, card, means), sources };
}

/** The cards of the active hand that can be played now. */
export function playable(play: Play): number[] {
  const { G, active } = play;
  const means = meansOf(play);
  const sources = purse(G, active);
  const mine = onBoard(G, active);
  const room = mine.length < PLACES;
  return [...at(G.hands, active)].filter((card) => {
    if (replacedBy(G, active, card, mine) !== NONE) return true;
    if (!room && printed(card).kind !== 'location') return false;
    const cost = costOf(play, card, means);
    if (cost.symbols === 0) return true;
    const all = [...waives(play, card, means), ...sources];
    return covered(cost, all, card) === cost.symbols;
  });
}

/** A random payment: sources in the order given, each only if it still pays something. */
export function payInOrder(cost: Cost, sources: readonly number[]): number[] {
  let spent: number[] = [];
  for (const source of sources) {
    if (spent.length === cost.symbols) break;
    const more = [...spent, source];
    if (covered(cost, more) === more.length) spent = more;
  }
  return spent;
}
