import type { CardId, ZoneId } from '@grimrule/kernel';
import { cardOf, move, setTokens, shuffle, Table, zoneOf } from '@grimrule/kernel';
import {
  ARTEFACT_OFFER,
  ARTEFACT_STACK,
  ARTEFACTS,
  BOARD,
  BOX,
  CIVILIANS,
  DECK,
  DISCARD,
  FREED,
  HAND,
  HEROES,
  LOCATIONS,
  on,
  placeZone,
  SIDES,
  VILLAINS,
} from '../../src/board.ts';
import { duel } from '../../src/game.ts';
import type { DuelState, DuelTable, DuelVars } from '../../src/table.ts';
import type { BoardOf, Description, SideDescription } from './description.ts';
import { SPOTS } from './description.ts';
import { codeIn, lifeOf, printed, SPARES } from './facts.ts';

/** The step of a turn at which each phase begins. */
const PHASES = { play: 0, attack: 2, draw: 3 } as const;

/** A legal position that looks as described, at the beginning of a phase. */
export function positionOf(description: Description): DuelState {
  const begun = duel.setup(null, 'a table for tests');
  if ('problems' in begun) throw new Error('Duel cannot be set up');
  const { state } = begun;
  const table = new Table<DuelVars>(duel.definition, state, null);
  gather(table);
  setMarkers(table, description);
  setArtefacts(table, description);
  for (const [seat, side] of [description.heroes ?? {}, description.villains ?? {}].entries()) {
    setSide(table, seat, side);
  }
  setLocations(table, description);
  setCivilians(table, description);
  checkPlaces(table);
  beginPhase(state, description);
  return state;
}

/** Everything that preparation has dealt out goes back, and is forgotten. */
function gather(table: DuelTable): void {
  for (const seat of [HEROES, VILLAINS]) {
    for (const card of zoneOf(table.state, on(HAND, seat))) move(table, card, on(DECK, seat));
  }
  for (const card of zoneOf(table.state, BOX)) {
    move(table, card, on(DECK, cardOf(table.state, card).owner));
  }
  for (const card of zoneOf(table.state, ARTEFACT_OFFER)) move(table, card, ARTEFACT_STACK);
  for (const zone of [...DECK, ARTEFACT_STACK, LOCATIONS]) shuffle(table, zone);
}

function find(table: DuelTable, code: string, zone: ZoneId): CardId {
  printed(code);
  const found = zoneOf(table.state, zone).find((card) => codeIn(table.state, card) === code);
  if (found === undefined) throw new Error(`there is no '${code}' left to lay out`);
  return found;
}

/** Moves cards so that the first one named lies on top. */
function layOnTop(table: DuelTable, codes: readonly string[], zone: ZoneId): void {
  const cards: CardId[] = [];
  for (const code of codes) {
    const free = zoneOf(table.state, zone).filter((card) => !cards.includes(card));
    const found = free.find((card) => codeIn(table.state, card) === code);
    if (found === undefined) throw new Error(`there is no '${code}' left for the top`);
    cards.push(found);
  }
  for (const card of cards.reverse()) move(table, card, zone);
}

function setMarkers({ state }: DuelTable, description: Description): void {
  state.vars.active = SIDES.indexOf(description.active ?? 'heroes');
  state.vars.points = description.points ?? 0;
  state.vars.marker = description.marker ?? 0;
}

function setArtefacts(table: DuelTable, description: Description): void {
  const { heroes, villains, offered, stack = [], noOtherArtefacts = false } = description;
  for (const [seat, side] of [heroes, villains].entries()) {
    for (const code of side?.artefacts ?? []) {
      move(table, find(table, code, ARTEFACT_STACK), on(ARTEFACTS, seat));
    }
  }
  for (const code of offered ?? []) {
    move(table, find(table, code, ARTEFACT_STACK), ARTEFACT_OFFER);
  }
  layOnTop(table, stack, ARTEFACT_STACK);
  if (noOtherArtefacts) trim(table, ARTEFACT_STACK, stack.length);
  else if (!offered) {
    for (const card of zoneOf(table.state, ARTEFACT_STACK).slice(0, BOARD.artefactsOffered)) {
      move(table, card, ARTEFACT_OFFER);
    }
  }
}

/** Puts the bottom of a pile into the box until so many cards are left. */
function trim(table: DuelTable, zone: ZoneId, left: number): void {
  const pile = zoneOf(table.state, zone);
  for (const card of pile.slice(0, pile.length - left)) move(table, card, BOX);
}

function setSide(table: DuelTable, seat: number, side: SideDescription): void {
  const deck = on(DECK, seat);
  layBoard(table, seat, side.board ?? {});
  const spare = side.noSpare ? [] : [SPARES[on(SIDES, seat)]];
  for (const code of [...(side.hand ?? []), ...spare]) {
    const from = printed(code).kind === 'location' ? LOCATIONS : deck;
    move(table, find(table, code, from), on(HAND, seat));
  }
  for (const code of side.discard ?? []) move(table, find(table, code, deck), on(DISCARD, seat));
  layOnTop(table, side.wholeDeck ?? side.deck ?? [], deck);
  if (side.wholeDeck) trim(table, deck, side.wholeDeck.length);
  else trim(table, deck, zoneOf(table.state, deck).length - BOARD.removed);
}

function layBoard(table: DuelTable, seat: number, board: BoardOf): void {
  SPOTS.forEach((spot, place) => {
    const laid = board[spot];
    if (laid === undefined) return;
    const [code, damage] = typeof laid === 'string' ? [laid, 0] : laid;
    if (damage >= lifeOf(code)) throw new Error(`'${code}' would not survive ${damage} damage`);
    const card = find(table, code, on(DECK, seat));
    move(table, card, placeZone(seat, place));
    if (damage > 0) setTokens(table, card, 'damage', damage);
  });
}

function setLocations(table: DuelTable, description: Description): void {
  const { locations = [], noOtherLocations = false } = description;
  layOnTop(table, locations, LOCATIONS);
  if (noOtherLocations) trim(table, LOCATIONS, locations.length);
}

function setCivilians(table: DuelTable, { freed = [], civilians }: Description): void {
  const inManhattan = (code: string): CardId => {
    const innermost = CIVILIANS.toReversed().flatMap((zone) => zoneOf(table.state, zone));
    const found = innermost.find((card) => codeIn(table.state, card) === code);
    if (found === undefined) throw new Error(`there is no '${code}' left in Manhattan`);
    return found;
  };
  for (const colour of freed) move(table, inManhattan(`civilian-${colour}`), FREED);
  if (!civilians) return;
  // The rest has been freed and spent.
  const left = civilians.map((colours) =>
    colours.map((colour) => {
      const card = inManhattan(`civilian-${colour}`);
      move(table, card, BOX);
      return card;
    }),
  );
  for (const zone of CIVILIANS) trim(table, zone, 0);
  left.forEach((cards, place) => {
    for (const card of cards) move(table, card, on(CIVILIANS, place));
  });
}

/** No side may begin with a main character twice. */
function checkPlaces(table: DuelTable): void {
  for (const seat of [HEROES, VILLAINS]) {
    const names = SPOTS.flatMap((_, place) => zoneOf(table.state, placeZone(seat, place)))
      .map((card) => printed(codeIn(table.state, card)))
      .flatMap(({ kind, character }) => (kind === 'main' ? [character] : []));
    if (new Set(names).size < names.length) throw new Error('a main character stands here twice');
  }
}

function beginPhase(state: DuelState, { phase = 'play' }: Description): void {
  state.stack.length = 1;
  state.stack.push({ procedure: 'turn', step: PHASES[phase], locals: {} });
  state.prompt = null;
}
