import type { CardId, Seat } from '@grimrule/kernel';
import { cardOf, zoneOf } from '@grimrule/kernel';
import { gainOfDesign } from '../advice/gains.ts';
import {
  AREA,
  ATTACHMENTS,
  DEALT,
  DECK,
  DISCARD,
  ENGAGED,
  ENVIRONMENTS,
  HAND,
  MAIN_SCHEME,
  MAIN_SCHEME_DECK,
  OBLIGATIONS,
  of,
  SIDE_SCHEMES,
  VILLAIN,
  VILLAIN_DECK,
} from '../board.ts';
import { otherSideOf, printed, printedAs } from '../cards/designs.ts';
import { encounterDeck } from '../rules/encounters/whose-deck.ts';
import type { ChampionsState } from '../table.ts';
import { identityOf, inHeroForm, inPlayerOrder, villainOf } from '../table.ts';
import type { CardType } from '../vocabulary/card-types.ts';
import { priceOfReveal } from './reveal-price.ts';

/** Where the numbers of a position are noted down. */
type Note = (name: string, value: number) => void;

const token = (state: ChampionsState, card: CardId, name: string) =>
  cardOf(state, card).tokens[name] ?? 0;

const sum = (cards: readonly CardId[], of: (card: CardId) => number) =>
  cards.reduce((total, card) => total + of(card), 0);

/**
 * Reads a position as numbers, by the data of its cards and by no card's name: what today's judgement
 * says first, then what is on the table for each player. What each is worth is learned.
 */
export function readPosition(state: ChampionsState, today: number, note: Note): void {
  note('today', today);
  readVillain(state, note);
  readScheme(state, note);
  readEncounters(state, note);
  const players = inPlayerOrder(state);
  note('playersLost', state.seats - players.length);
  const sums = new Map<string, number>();
  for (const seat of players) {
    readPlayer(state, seat, (name, value) => sums.set(name, (sums.get(name) ?? 0) + value));
  }
  for (const name of PLAYER_NAMES) note(name, (sums.get(name) ?? 0) / state.seats);
}

function readVillain(state: ChampionsState, note: Note): void {
  const villain = villainOf(state);
  const { health = 0, sch = 0, atk = 0 } = villain < 0 ? {} : printedAs(state, villain);
  const hurt = villain < 0 ? 0 : token(state, villain, 'damage') / state.seats;
  note('villainStage', Math.max(0, health - hurt));
  note('villainNearlyBeaten', health - hurt <= NEARLY ? 1 : 0);
  note('villainScheme', sch);
  note('villainAttack', atk);
  const later = zoneOf(state, VILLAIN_DECK);
  note('villainStages', later.length);
  note(
    'villainLater',
    sum(later, (card) => printedAs(state, card).health ?? 0),
  );
  note(
    'villainReveals',
    sum(later, (card) => priceOfReveal(cardOf(state, card).design)),
  );
  for (const status of ['stunned', 'confused', 'tough'] as const) {
    note(
      `villain ${status}`,
      sum(zoneOf(state, VILLAIN), (card) => token(state, card, status)),
    );
  }
}

/** Hit points of a stage that one turn may well take away. */
const NEARLY = 4;

function readScheme(state: ChampionsState, note: Note): void {
  let room = 0;
  let growth = 0;
  let tokens = 0;
  for (const card of zoneOf(state, MAIN_SCHEME)) {
    const { threatTarget = 0, escalationThreat = 0 } = printedAs(state, card);
    room += threatTarget - token(state, card, 'threat') / state.seats;
    growth += escalationThreat;
    tokens += token(state, card, 'acceleration');
  }
  const later = zoneOf(state, MAIN_SCHEME_DECK).map((card) =>
    otherSideOf(cardOf(state, card).design),
  );
  note('schemeRoom', room);
  note('schemeRounds', Math.min(MOST_ROUNDS, Math.max(0, room) / Math.max(1, growth + tokens)));
  note('schemeTokens', tokens / state.seats);
  note(
    'schemeLater',
    later.reduce((total, side) => total + (printed(side).threatTarget ?? 0), 0),
  );
  note(
    'schemeReveals',
    later.reduce((total, side) => total + priceOfReveal(side), 0),
  );
}

const MOST_ROUNDS = 12;

function readEncounters(state: ChampionsState, note: Note): void {
  const schemes = zoneOf(state, SIDE_SCHEMES);
  note('sideSchemes', schemes.length / state.seats);
  note('sideThreat', sum(schemes, (card) => token(state, card, 'threat')) / state.seats);
  for (const icon of ['hazard', 'acceleration', 'crisis'] as const) {
    note(
      `icons ${icon}`,
      sum(schemes, (card) => printedAs(state, card).schemeIcons?.[icon] ?? 0),
    );
  }
  const attachments = zoneOf(state, ATTACHMENTS);
  note('attachments', attachments.length);
  note(
    'attachedAttack',
    sum(attachments, (card) => printedAs(state, card).atk ?? 0),
  );
  note(
    'attachedScheme',
    sum(attachments, (card) => printedAs(state, card).sch ?? 0),
  );
  note('environments', zoneOf(state, ENVIRONMENTS).length);
  note('encounterDeck', zoneOf(state, encounterDeck(state)).length / DECK_SIZE);
}

const DECK_SIZE = 40;

const PLAYER_NAMES = [
  'hitPoints',
  'fewHitPoints',
  'hero',
  'ready',
  'tough',
  'stunned',
  'confused',
  'hand',
  'handResources',
  'handCost',
  'handEvents',
  'handAllies',
  'handLasting',
  'deck',
  'discard',
  'allies',
  'allyHitPoints',
  'allyThwart',
  'allyAttack',
  'alliesReady',
  'supports',
  'upgrades',
  'assetCost',
  'assetGain',
  'assetsReady',
  'counters',
  'minions',
  'minionHitPoints',
  'minionAttack',
  'minionScheme',
  'guards',
  'obligations',
  'dealt',
] as const;
type PlayerName = (typeof PLAYER_NAMES)[number];

function readPlayer(
  state: ChampionsState,
  seat: Seat,
  note: (name: PlayerName, value: number) => void,
): void {
  const identity = identityOf(state, seat);
  const left = (printedAs(state, identity).health ?? 0) - token(state, identity, 'damage');
  note('hitPoints', left);
  note('fewHitPoints', Math.max(0, FEW - left));
  note('hero', inHeroForm(state, seat) ? 1 : 0);
  note('ready', cardOf(state, identity).exhausted ? 0 : 1);
  for (const status of ['tough', 'stunned', 'confused'] as const) {
    note(status, token(state, identity, status));
  }
  readHand(state, zoneOf(state, of(HAND, seat)), note);
  note('deck', zoneOf(state, of(DECK, seat)).length / DECK_SIZE);
  note('discard', zoneOf(state, of(DISCARD, seat)).length / DECK_SIZE);
  const own = zoneOf(state, of(AREA, seat)).filter((card) => card !== identity);
  readAllies(
    state,
    own.filter((card) => printedAs(state, card).type === 'ally'),
    note,
  );
  readAssets(
    state,
    own.filter((card) => printedAs(state, card).type !== 'ally'),
    note,
  );
  readFoes(state, zoneOf(state, of(ENGAGED, seat)), note);
  note('obligations', zoneOf(state, of(OBLIGATIONS, seat)).length);
  note('dealt', zoneOf(state, of(DEALT, seat)).length);
}

/** With so few hit points each of them counts for more. */
const FEW = 5;

type PlayerNote = (name: PlayerName, value: number) => void;
type Cards = readonly CardId[];

function readHand(state: ChampionsState, cards: Cards, note: PlayerNote): void {
  note('hand', cards.length);
  note(
    'handResources',
    sum(cards, (card) => resourcesOn(cardOf(state, card).design)),
  );
  note(
    'handCost',
    sum(cards, (card) => Math.max(0, printedAs(state, card).cost ?? 0)),
  );
  const count = (...types: readonly CardType[]) =>
    cards.filter((card) => types.includes(printedAs(state, card).type)).length;
  note('handEvents', count('event'));
  note('handAllies', count('ally'));
  note('handLasting', count('upgrade', 'support'));
}

function resourcesOn(design: number): number {
  const { resources = {} } = printed(design);
  return Object.values(resources).reduce((total, each) => total + each, 0);
}

function readAllies(state: ChampionsState, cards: Cards, note: PlayerNote): void {
  note('allies', cards.length);
  note(
    'allyHitPoints',
    sum(cards, (card) => (printedAs(state, card).health ?? 0) - token(state, card, 'damage')),
  );
  note(
    'allyThwart',
    sum(cards, (card) => Math.max(0, printedAs(state, card).thw ?? 0)),
  );
  note(
    'allyAttack',
    sum(cards, (card) => Math.max(0, printedAs(state, card).atk ?? 0)),
  );
  note(
    'alliesReady',
    sum(cards, (card) => (cardOf(state, card).exhausted ? 0 : 1)),
  );
}

function readAssets(state: ChampionsState, cards: Cards, note: PlayerNote): void {
  const count = (type: CardType) =>
    cards.filter((card) => printedAs(state, card).type === type).length;
  note('supports', count('support'));
  note('upgrades', count('upgrade'));
  note(
    'assetCost',
    sum(cards, (card) => Math.max(0, printedAs(state, card).cost ?? 0)),
  );
  note(
    'assetGain',
    sum(cards, (card) => gainOfDesign(cardOf(state, card).design)),
  );
  note(
    'assetsReady',
    sum(cards, (card) => (cardOf(state, card).exhausted ? 0 : 1)),
  );
  note(
    'counters',
    sum(cards, (card) => countersOn(state, card)),
  );
}

function countersOn(state: ChampionsState, card: CardId): number {
  const { uses } = printedAs(state, card).keywords ?? {};
  return uses ? token(state, card, uses.counter) : 0;
}

function readFoes(state: ChampionsState, cards: Cards, note: PlayerNote): void {
  note('minions', cards.length);
  note(
    'minionHitPoints',
    sum(
      cards,
      (card) => Math.max(1, printedAs(state, card).health ?? 1) - token(state, card, 'damage'),
    ),
  );
  note(
    'minionAttack',
    sum(cards, (card) => Math.max(0, printedAs(state, card).atk ?? 0)),
  );
  note(
    'minionScheme',
    sum(cards, (card) => Math.max(0, printedAs(state, card).sch ?? 0)),
  );
  note(
    'guards',
    sum(cards, (card) => (printedAs(state, card).keywords?.guard ? 1 : 0)),
  );
}
