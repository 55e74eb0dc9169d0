import type { CardId, Modifier, Procedure, ZoneId } from '@grimrule/kernel';
import {
  become,
  cardOf,
  create,
  move,
  NONE,
  scopeOf,
  setHost,
  setTokens,
  Table,
  value,
  zoneOf,
} from '@grimrule/kernel';
import {
  ACTIVE_LOCATION,
  AREA,
  ATTACHED,
  CAMPAIGN,
  DECK,
  DISCARD,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  ENGAGED,
  HAND,
  of,
  QUEST,
  QUEST_DECK,
  REMOVED,
  SET_ASIDE,
  SHADOW,
  STAGING,
  VICTORY,
} from '../../src/board.ts';
import { DESIGNS, PRISONER, printedAs } from '../../src/cards/designs.ts';
import { LEARNING_DECKS } from '../../src/decks/learning-decks.ts';
import { rings } from '../../src/game.ts';
import { combatPhase } from '../../src/rules/combat-phase/combat-phase.ts';
import { encounterPhase } from '../../src/rules/encounter-phase/encounter-phase.ts';
import { planningPhase } from '../../src/rules/planning-phase/planning-phase.ts';
import { questPhase } from '../../src/rules/quest-phase/quest-phase.ts';
import { refreshPhase } from '../../src/rules/refresh-phase/refresh-phase.ts';
import { resourcePhase } from '../../src/rules/resource-phase/resource-phase.ts';
import { rounds } from '../../src/rules/round.ts';
import { setThreat } from '../../src/rules/threat.ts';
import { travelPhase } from '../../src/rules/travel-phase/travel-phase.ts';
import type { RingsState, RingsTable, RingsVars } from '../../src/table.ts';
import { heroesOf, inPlayerOrder } from '../../src/table.ts';
import type { Phase } from '../../src/vocabulary/nodes.ts';
import type { Description, Laid, LaidCard, PlayerDescription } from './description.ts';

/** A printed card by its English title or its id. */
export function designNamed(name: string): number {
  const design = DESIGNS.findIndex(({ id, name: title }) => id === name || title === name);
  if (design < 0) throw new Error(`there is no card '${name}'`);
  return design;
}

/** A position that looks as described. Cards are made as they are needed. */
export function positionOf(description: Description): RingsState {
  const { players, scenario = 'passage', mode = 'standard', firstPlayer = 0 } = description;
  const decks = LEARNING_DECKS.slice(0, players.length).map(({ slug }) => slug);
  const { seed = 'a table for tests' } = description;
  const begun = rings.setup({ decks, scenario, mode, firstPlayer }, seed);
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const { state } = begun;
  const table = new Table<RingsVars>(rings.definition, state, null);
  for (const [seat, player] of players.entries()) setPlayer(table, seat, player);
  setEncounter(table, description);
  setQuest(table, description);
  begin(state, description);
  setGains(state, description);
  // Cards that setup has laid out and the description does not name leave the table.
  state.zones[REMOVED] = [];
  return state;
}

function empty(table: RingsTable, from: ZoneId, to: ZoneId): void {
  for (const card of zoneOf(table.state, from)) move(table, card, to);
}

function lay(table: RingsTable, laid: Laid, owner: number, zone: ZoneId): CardId {
  const { card, ...rest }: LaidCard = typeof laid === 'string' ? { card: laid } : laid;
  const id = create(table, designNamed(card), owner, zone);
  dress(table, id, rest);
  return id;
}

/** Puts new cards on top of a pile, the first one topmost. */
function top(table: RingsTable, names: readonly string[], owner: number, zone: ZoneId): void {
  for (const name of names.toReversed()) lay(table, name, owner, zone);
}

/** Puts tokens and attachments on a card. */
function dress(table: RingsTable, id: CardId, on: Omit<LaidCard, 'card'>): void {
  const { state } = table;
  const { damage, progress, resources, exhausted, committed, attached = [], shadow = [] } = on;
  if (on.prisoner) become(table, id, PRISONER);
  const tokens = Object.entries({ damage, progress, resource: resources });
  for (const [token, count] of tokens) if (count) setTokens(table, id, token, count);
  if (exhausted || committed) state.cards[id] = { ...cardOf(state, id), exhausted: true };
  if (committed) state.vars.committed = [...state.vars.committed, id];
  for (const each of attached) attach(table, id, each);
  for (const name of shadow) setHost(table, lay(table, name, NONE, SHADOW), id);
}

/**
 * A player's card belongs to the controller of its host, an encounter card to nobody. An objective
 * on a character has been claimed.
 */
function attach(table: RingsTable, host: CardId, laid: Laid): void {
  const design = designNamed(typeof laid === 'string' ? laid : laid.card);
  const { controller } = cardOf(table.state, host);
  const players = DESIGNS[design]?.back === 'player';
  const seat = players && controller === NONE ? 0 : controller;
  const objective = DESIGNS[design]?.returnsToStaging === true;
  const claimed = controller === NONE ? STAGING : of(AREA, controller);
  const elsewhere = objective ? claimed : ATTACHED;
  const id = lay(table, laid, players ? seat : NONE, players ? of(AREA, seat) : elsewhere);
  setHost(table, id, host);
}

function setPlayer(table: RingsTable, seat: number, player: PlayerDescription): void {
  const { state } = table;
  const { heroes, resources = 0, threat, wholeDeck, deck = [] } = player;
  empty(table, of(AREA, seat), REMOVED);
  empty(table, of(HAND, seat), of(DECK, seat));
  for (const laid of heroes) {
    const hero: LaidCard = typeof laid === 'string' ? { card: laid } : laid;
    lay(table, { resources, ...hero }, seat, of(AREA, seat));
  }
  const costs = heroesOf(state, seat).map((hero) => value(table, hero, 'threatCost'));
  setThreat(table, seat, threat ?? costs.reduce((sum, cost) => sum + cost, 0));
  if (wholeDeck) empty(table, of(DECK, seat), REMOVED);
  top(table, wholeDeck ?? deck, seat, of(DECK, seat));
  for (const name of player.hand ?? []) lay(table, name, seat, of(HAND, seat));
  for (const name of player.discard ?? []) lay(table, name, seat, of(DISCARD, seat));
  for (const laid of player.area ?? []) {
    // An objective ally is controlled by a player, but belongs to nobody.
    const name = typeof laid === 'string' ? laid : laid.card;
    lay(table, laid, isPlayers(name) ? seat : NONE, of(AREA, seat));
  }
  for (const laid of player.engaged ?? []) lay(table, laid, NONE, of(ENGAGED, seat));
}

function setEncounter(table: RingsTable, description: Description): void {
  const { encounterDeck = [], wholeEncounterDeck, encounterDiscard = [] } = description;
  const { staging = [], location, victory = [], setAside = [], campaign = [] } = description;
  if (wholeEncounterDeck) empty(table, ENCOUNTER_DECK, REMOVED);
  top(table, wholeEncounterDeck ?? encounterDeck, NONE, ENCOUNTER_DECK);
  for (const name of encounterDiscard) lay(table, name, NONE, ENCOUNTER_DISCARD);
  for (const laid of staging) lay(table, laid, NONE, STAGING);
  if (location !== undefined) lay(table, location, NONE, ACTIVE_LOCATION);
  for (const name of victory) lay(table, name, NONE, VICTORY);
  for (const name of setAside) lay(table, name, isPlayers(name) ? 0 : NONE, SET_ASIDE);
  for (const name of campaign) lay(table, name, NONE, CAMPAIGN);
}

const isPlayers = (name: string) => DESIGNS[designNamed(name)]?.back === 'player';

/** Lays the stage out as if it had been revealed long ago; stages before it are gone. */
function setQuest(table: RingsTable, { quest }: Description): void {
  const { state } = table;
  const { card: title, ...rest }: LaidCard =
    typeof quest === 'object' ? quest : { card: quest ?? nameOnTop(state) };
  const design = designNamed(title);
  const { stage = 0 } = DESIGNS[design] ?? {};
  const laid = zoneOf(state, QUEST_DECK).find((id) => cardOf(state, id).front === design);
  if (laid === undefined) throw new Error(`the quest deck has no '${title}'`);
  for (const card of zoneOf(state, QUEST_DECK)) {
    const passed = (printedAs(state, card).stage ?? 0) <= stage;
    if (card !== laid && passed) move(table, card, REMOVED);
  }
  move(table, laid, QUEST);
  dress(table, laid, rest);
}

const nameOnTop = (state: RingsState) =>
  printedAs(state, zoneOf(state, QUEST_DECK).at(-1) ?? NONE).id;

/** The gains of a test last as long as the game. */
function setGains(state: RingsState, { gains = {} }: Description): void {
  const lasting = Object.entries(gains).flatMap(([title, stats]) =>
    Object.entries(stats).map(([stat, by]) => ({
      modifier: { stat, of: { is: 'titled', title }, op: 'add', by } as Modifier,
      scope: scopeOf(NONE, NONE),
      until: 'game',
    })),
  );
  state.lasting = [...state.lasting, ...lasting];
}

/** In the order in which the round goes through them; their locals differ. */
const PHASES: Readonly<Record<Phase, Procedure<RingsVars, never>>> = {
  resource: resourcePhase,
  planning: planningPhase,
  quest: questPhase,
  travel: travelPhase,
  encounter: encounterPhase,
  combat: combatPhase,
  refresh: refreshPhase,
};

function begin(state: RingsState, { phase = 'planning', step }: Description): void {
  const { vars } = state;
  state.stack.length = 0;
  state.delayed = [];
  state.uses = [];
  state.rounds = 1;
  state.prompt = null;
  vars.phase = phase;
  vars.struck = Array.from({ length: state.seats }, () => []);
  const { name, steps } = PHASES[phase];
  const first = steps.findIndex((each) => each.name.startsWith(step ?? ''));
  if (first < 0) throw new Error(`the ${name} has no step '${step}'`);
  const next = Object.keys(PHASES).indexOf(phase) + 2;
  const waiting = inPlayerOrder(state);
  // The locals of every phase, as they are when the phase begins.
  const locals = { waiting, staged: [], more: 0, to: NONE, next: NONE, asked: NONE, passed: [] };
  state.stack.push(
    { procedure: rounds.name, step: next, locals: {} },
    { procedure: name, step: first, locals },
  );
}
