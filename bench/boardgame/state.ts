import { at, ownerOf, PIECES, printed } from './words.ts';

export const NONE = -1;
/** Options that are no cards: to do without, and to do it. */
export const PASS = -1;
export const YES = 1;
export const HEROES = 0;
export const VILLAINS = 1;
export const SITES = ['manhattan', 'manhattan', 'manhattan', 'sanctum', 'sanctum', 'tower'];
export const PLACES = SITES.length;
const WINS_AT = [7, 9];

export interface Event {
  kind: string;
  seat: number;
  card: number;
  place: number;
}

export interface Scope {
  source: number;
  seat: number;
  event: Event | null;
  slots: number[];
}

/** The open tasks; the last of the stack comes next. */
export type Task =
  | { do: 'play' | 'draw' | 'fallen' }
  | { do: 'pay'; card: number }
  | { do: 'carryOut' | 'putUnder' | 'strike' | 'attackEffect'; card: number }
  | { do: 'enter'; card: number; seat: number }
  | { do: 'moveTo'; card: number; seat: number }
  | { do: 'effect' | 'choose' | 'may'; effect: number; scope: Scope }
  | { do: 'events'; events: Event[] }
  | { do: 'forced'; events: Event[]; used: number[] }
  | { do: 'optional'; events: Event[]; used: number[]; turn: number; passes: number }
  | { do: 'attacks'; place: number; attacked: number[] }
  | { do: 'advance'; seat: number; steps: number }
  | { do: 'takeArtefact'; seat: number }
  | { do: 'free'; from: number }
  | { do: 'discards'; seat: number; count: number };

/** How many symbols of each colour, how many `*`, and how many altogether. */
export interface Cost {
  readonly colours: readonly number[];
  readonly any: number;
  readonly symbols: number;
}

/** The open question. Computed once, when it comes up; players and moves read it. */
export interface Question {
  task: Task;
  seat: number;
  options: number[];
  /** How many options are picked; a payment also has to pay this. */
  count: number;
  cost: Cost | null;
}

export interface Outcome {
  ending: 'heroPoints' | 'villainPoints' | 'civilians' | 'deck';
  winner: number;
}

export interface Duel {
  decks: number[][];
  hands: number[][];
  discards: number[][];
  /** The heroes' six places and then the villains'; NONE where nobody is. */
  board: number[];
  /** Of the cards on the board: where each lies, and its damage if it has any. */
  places: Record<number, number>;
  damage: Record<number, number>;
  /** Cards laid open that are being paid for or carried out. */
  played: number[];
  locations: number[];
  artefactStack: number[];
  offer: number[];
  artefacts: number[][];
  civilians: number[][];
  freed: number[];
  box: number[];
  points: number;
  marker: number;
  phase: 'play' | 'attack' | 'draw';
  /** Artefacts that have done their duty this turn. */
  used: number[];
  lasting: { effect: number; source: number; seat: number }[];
  stack: Task[];
  question: Question | null;
  outcome: Outcome | null;
}

/** The tools of a move: the state under immer, and the framework's own means. */
export interface Play {
  readonly G: Duel;
  readonly active: number;
  shuffle(list: number[]): number[];
  endTurn(): void;
}

export function prepare(shuffle: (list: number[]) => number[]): Duel {
  const all = PIECES.map((_, card) => card);
  const kind = (name: string) => all.filter((card) => printed(card).kind === name);
  const shuffled = [HEROES, VILLAINS].map((side) =>
    shuffle(all.filter((card) => ownerOf(card) === side)),
  );
  const decks = shuffled.map((cards) => cards.slice(15));
  const civilians: number[][] = [[], [], []];
  kind('civilian').forEach((card, index) => {
    at(civilians, index % 3).push(card);
  });
  const artefactStack = shuffle(kind('artefact'));
  return {
    decks,
    hands: [at(decks, HEROES).splice(-7), at(decks, VILLAINS).splice(-5)],
    discards: [[], []],
    board: new Array<number>(2 * PLACES).fill(NONE),
    places: {},
    damage: {},
    played: [],
    locations: shuffle(kind('location')),
    offer: artefactStack.splice(-2),
    artefactStack,
    artefacts: [[], []],
    civilians,
    freed: [],
    box: shuffled.flatMap((cards) => cards.slice(0, 15)),
    points: 0,
    marker: 0,
    phase: 'play',
    used: [],
    lasting: [],
    stack: [],
    question: null,
    outcome: null,
  };
}

export const towards = (seat: number): number => (seat === HEROES ? 1 : -1);

export function remove(list: number[], card: number): boolean {
  const index = list.indexOf(card);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}

export function onBoard(G: Duel, seat: number): number[] {
  const { board } = G;
  const cards: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const card = board[seat * PLACES + place] ?? NONE;
    if (card !== NONE) cards.push(card);
  }
  return cards;
}

export function emptyPlaces(G: Duel, seat: number): number[] {
  const { board } = G;
  const places: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    if (board[seat * PLACES + place] === NONE) places.push(place);
  }
  return places;
}

export const inPlace = (G: Duel, seat: number, place: number): number =>
  place === NONE ? NONE : (G.board[seat * PLACES + place] ?? NONE);

export const damageOn = (G: Duel, card: number): number => G.damage[card] ?? 0;

export const placeOf = (G: Duel, card: number): number => G.places[card] ?? NONE;

/** The card on the board that a main character would replace, or NONE. */
export function replacedBy(
  G: Duel,
  seat: number,
  card: number,
  among: readonly number[] = onBoard(G, seat),
): number {
  const { kind, character } = printed(card);
  if (kind !== 'main') return NONE;
  return among.find((other) => printed(other).character === character) ?? NONE;
}

export function leaveBoard(G: Duel, card: number): void {
  G.board[ownerOf(card) * PLACES + placeOf(G, card)] = NONE;
  delete G.places[card];
  delete G.damage[card];
}

export function putOnBoard(G: Duel, card: number, place: number): void {
  G.board[ownerOf(card) * PLACES + place] = card;
  G.places[card] = place;
}

/** Where a card goes that is given away. */
export function putAway(G: Duel, card: number): void {
  const { kind } = printed(card);
  if (kind === 'location') G.locations.unshift(card);
  else if (kind === 'civilian') G.box.push(card);
  else at(G.discards, ownerOf(card)).push(card);
}

export function score(G: Duel, seat: number, points: number): void {
  if (points <= 0) return;
  const goal = at(WINS_AT, seat);
  G.points = towards(seat) * Math.min(goal, towards(seat) * G.points + points);
  if (G.points * towards(seat) < goal) return;
  G.outcome ??= { ending: seat === HEROES ? 'heroPoints' : 'villainPoints', winner: seat };
}

export function checkDeck({ G, active }: Play, seat: number): void {
  if (seat !== active || at(G.decks, seat).length > 0) return;
  const winner = G.points === 0 ? NONE : G.points > 0 ? HEROES : VILLAINS;
  G.outcome ??= { ending: 'deck', winner };
}

export function draw(play: Play, seat: number, count: number): void {
  const { G } = play;
  for (let drawn = 0; drawn < count && !G.outcome; drawn++) {
    const card = at(G.decks, seat).pop();
    if (card === undefined) return;
    at(G.hands, seat).push(card);
    checkDeck(play, seat);
  }
}
