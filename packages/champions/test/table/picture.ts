import type { CardId, Option } from '@grimrule/kernel';
import { cardOf, NONE, zoneOf } from '@grimrule/kernel';
import { DECK, ENCOUNTER_DECK, UNDER, ZONES } from '../../src/board.ts';
import { printedAs } from '../../src/cards/designs.ts';
import { bitOf } from '../../src/rules/resources.ts';
import type { ChampionsState } from '../../src/table.ts';
import { isInPlay } from '../../src/table.ts';
import { RESOURCES } from '../../src/vocabulary/nodes.ts';
import { sideIn } from '../../src/words/offered.ts';

/** The whole table in words: what lies where, and what lies on it. */
export type Picture = Readonly<Record<string, string | number>>;

export const nameOf = (state: ChampionsState, card: CardId) =>
  card === NONE ? 'nothing' : printedAs(state, card).name;

/** Decks are told by their size, since their order is hidden. */
const COUNTED: readonly number[] = [...DECK, ENCOUNTER_DECK, UNDER];

export function pictureOf(state: ChampionsState): Picture {
  const picture: Record<string, string | number> = {
    'first player': state.vars.firstPlayer,
    outcome: state.outcome?.ending ?? 'none',
  };
  ZONES.forEach(({ name, seat }, zone) => {
    if (seat >= state.seats) return;
    const title = seat === NONE ? name : `${playerName(state, seat)} ${name}`;
    const cards = zoneOf(state, zone);
    picture[title] = COUNTED.includes(zone)
      ? cards.length
      : cards
          .map((card) => nameOf(state, card))
          .sort()
          .join(', ');
  });
  for (const [name, text] of standing(state)) picture[name] = text;
  return picture;
}

/** The hero's name stands for the player, whichever side is up. */
function playerName(state: ChampionsState, seat: number): string {
  const identity = state.vars.identities[seat] ?? NONE;
  const { front } = cardOf(state, identity);
  return state.seats === 1
    ? 'your'
    : printedAs({ ...state, cards: [{ ...cardOf(state, identity), design: front }] }, 0).name;
}

/** What lies on each card in play; cards of one name are numbered. */
function standing(state: ChampionsState): readonly (readonly [string, string])[] {
  const counts = new Map<string, number>();
  return state.cards.flatMap((card, id) => {
    if (!isInPlay(state, id)) return [];
    const name = nameOf(state, id);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const parts = Object.entries(card.tokens)
      .filter(([, count]) => count > 0)
      .map(([token, count]) => `${token} ${count}`)
      .sort();
    if (card.exhausted) parts.push('exhausted');
    if (card.host !== NONE) parts.push(`on ${nameOf(state, card.host)}`);
    return [[number > 1 ? `${name} #${number}` : name, parts.join(', ')]];
  });
}

/** Exactly what is different, in the later picture's words; what is gone is told as empty. */
export function changesBetween(before: Picture, after: Picture): Picture {
  const changes: Record<string, string | number> = {};
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const now = after[key] ?? '';
    if ((before[key] ?? '') !== now) changes[key] = now;
  }
  return changes;
}

/** How a test calls an option: `play Backflip`, `attack Hulk`, `Rhino`, `end turn`, `pass`. */
export function optionName(state: ChampionsState, { verb, card, value }: Option): string {
  const name = card === undefined ? '' : nameOf(state, card);
  switch (verb) {
    case 'choose':
    case 'player':
    case 'spend':
    case 'generate':
    case 'assign':
    case 'relieve':
      return name;
    case 'endTurn':
      return 'end turn';
    case 'changeForm':
      return 'change form';
    case 'side':
      return sideIn('en', value ?? NONE);
    case 'amount':
      return String(value);
    case 'paidWith':
      return RESOURCES.filter((each) => ((value ?? 0) & bitOf(each)) !== 0).join(', ');
    case 'option':
      return `option ${(value ?? 0) + 1}`;
    default:
      return card === undefined ? verb : `${verb} ${name}`;
  }
}
