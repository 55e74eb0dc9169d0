import type { CardId, Modifier, ZoneId } from '@grimrule/kernel';
import {
  become,
  cardOf,
  create,
  move,
  NONE,
  proposalFor,
  scopeOf,
  setHost,
  setTokens,
  Table,
  zoneOf,
} from '@grimrule/kernel';
import {
  AREA,
  ATTACHMENTS,
  BOX,
  DEALT,
  DECK,
  DISCARD,
  ENCOUNTER_DECK,
  ENCOUNTER_DISCARD,
  ENGAGED,
  ENVIRONMENTS,
  HAND,
  MAIN_SCHEME,
  MAIN_SCHEME_DECK,
  OBLIGATIONS,
  of,
  REMOVED,
  SCENARIO_DECK,
  SET_ASIDE,
  SIDE_SCHEMES,
  SPECIAL_DECK,
  UNDER,
  VILLAIN,
  VILLAIN_DECK,
} from '../../src/board.ts';
import { DESIGNS, FACEDOWN, otherSideOf, printedAs } from '../../src/cards/designs.ts';
import { champions } from '../../src/game.ts';
import { ownEncounterDeck } from '../../src/rules/encounters/whose-deck.ts';
import { adapt } from '../../src/rules/in-play/guise.ts';
import type { ChampionsState, ChampionsTable, ChampionsVars } from '../../src/table.ts';
import { identityOf, mainSchemeOf, villainOf } from '../../src/table.ts';
import type { Description, Laid, LaidCard, PlayerDescription } from './description.ts';

/** A printed card by its English title or its code. */
export function designNamed(name: string): number {
  const design = DESIGNS.findIndex((card) => card?.code === name || card?.name === name);
  if (design < 0) throw new Error(`there is no card '${name}'`);
  return design;
}

/** A position that looks as described. Cards are made as they are needed. */
export function positionOf(description: Description): ChampionsState {
  const { players, scenario, mode, heroic, skirmish, modular, firstPlayer } = description;
  const options = { heroes: players.map(({ hero }) => hero), scenario, mode, heroic, skirmish };
  const given = { ...options, modular, firstPlayer };
  const stated = Object.fromEntries(Object.entries(given).filter(([, each]) => each !== undefined));
  const begun = champions.setup(stated, 'a table for tests');
  if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
  const state = readyToPlay(begun.state);
  const table = new Table<ChampionsVars>(champions.definition, state, null);
  clear(table);
  setEncounter(table, description);
  setVillain(table, description);
  setCrew(table, description);
  for (const [seat, player] of players.entries()) setPlayer(table, seat, player);
  begin(state, description);
  setGains(state, description);
  adapt(table);
  return state;
}

/** Scenarios may ask something before the hands are drawn; a test begins after that. */
function readyToPlay(begun: ChampionsState): ChampionsState {
  let state = begun;
  while (state.prompt && state.prompt.ask.say !== 'mulligan') {
    const answered = champions.answer(state, state.prompt.seat, proposalFor(state.prompt));
    if ('refusal' in answered) throw new Error(JSON.stringify(answered.refusal));
    state = answered.state;
  }
  return state;
}

/** Everything that setup has laid out goes back to where it came from. */
function clear(table: ChampionsTable): void {
  const { state } = table;
  for (let seat = 0; seat < state.seats; seat++) {
    empty(table, of(HAND, seat), of(DECK, seat));
    empty(table, of(DISCARD, seat), of(DECK, seat));
    for (const card of zoneOf(state, of(AREA, seat))) {
      if (card !== identityOf(state, seat)) move(table, card, of(DECK, seat));
    }
    for (const zone of [ENGAGED, OBLIGATIONS, DEALT]) empty(table, of(zone, seat), ENCOUNTER_DECK);
  }
  for (const card of zoneOf(state, UNDER)) move(table, card, of(DECK, cardOf(state, card).owner));
  for (const card of zoneOf(state, ENCOUNTER_DECK)) {
    if (cardOf(state, card).front === FACEDOWN) move(table, card, BOX);
  }
  for (const zone of [SIDE_SCHEMES, ATTACHMENTS, ENCOUNTER_DISCARD]) {
    empty(table, zone, ENCOUNTER_DECK);
  }
}

function empty(table: ChampionsTable, from: ZoneId, to: ZoneId): void {
  for (const card of zoneOf(table.state, from)) move(table, card, to);
}

function lay(table: ChampionsTable, laid: Laid, owner: number, zone: ZoneId): CardId {
  const { card, ...rest }: LaidCard = typeof laid === 'string' ? { card: laid } : laid;
  const id = create(table, designNamed(card), owner, zone);
  const { keywords, counters } = printedAs(table.state, id);
  for (const each of [keywords?.uses, counters]) {
    if (each) setTokens(table, id, each.counter, each.count);
  }
  dress(table, id, rest);
  return id;
}

/** Puts tokens, status cards and attachments on a card. */
function dress(table: ChampionsTable, id: CardId, on: Omit<LaidCard, 'card'>): void {
  const { damage, threat, counters = {}, status = [], exhausted, attached = [] } = on;
  if (damage !== undefined) setTokens(table, id, 'damage', damage);
  if (threat !== undefined) setTokens(table, id, 'threat', threat);
  for (const [counter, count] of Object.entries(counters)) setTokens(table, id, counter, count);
  for (const each of status)
    setTokens(table, id, each, (cardOf(table.state, id).tokens[each] ?? 0) + 1);
  if (exhausted) table.state.cards[id] = { ...cardOf(table.state, id), exhausted: true };
  for (const each of attached) attach(table, id, each);
}

function attach(table: ChampionsTable, host: CardId, laid: Laid): void {
  const name = typeof laid === 'string' ? laid : laid.card;
  const player = DESIGNS[designNamed(name)]?.type === 'upgrade';
  const { controller } = cardOf(table.state, host);
  const seat = controller === NONE ? 0 : controller;
  const id = player ? lay(table, laid, seat, of(AREA, seat)) : lay(table, laid, NONE, ATTACHMENTS);
  setHost(table, id, host);
}

/** Puts new cards on top of a pile, the first one topmost. */
function top(table: ChampionsTable, names: readonly string[], owner: number, zone: ZoneId): void {
  for (const name of names.toReversed()) lay(table, name, owner, zone);
}

function setEncounter(table: ChampionsTable, description: Description): void {
  const { encounterDeck = [], wholeEncounterDeck, encounterDiscard = [] } = description;
  const { scenarioDeck, setAside = [] } = description;
  if (wholeEncounterDeck) empty(table, ENCOUNTER_DECK, REMOVED);
  top(table, wholeEncounterDeck ?? encounterDeck, NONE, ENCOUNTER_DECK);
  if (scenarioDeck) empty(table, SCENARIO_DECK, REMOVED);
  top(table, scenarioDeck ?? [], NONE, SCENARIO_DECK);
  for (const name of setAside) lay(table, name, NONE, SET_ASIDE);
  for (const name of encounterDiscard) lay(table, name, NONE, ENCOUNTER_DISCARD);
  for (const laid of description.sideSchemes ?? []) {
    const id = lay(table, laid, NONE, SIDE_SCHEMES);
    const starting =
      champions.definition.base[table.state.seats]?.[cardOf(table.state, id).design]?.[
        champions.definition.statIndex.get('startingThreat') ?? NONE
      ];
    if (typeof laid === 'string') setTokens(table, id, 'threat', starting ?? 0);
  }
  if (description.environments) empty(table, ENVIRONMENTS, BOX);
  for (const laid of description.environments ?? []) lay(table, laid, NONE, ENVIRONMENTS);
}

function setVillain(table: ChampionsTable, description: Description): void {
  const { state } = table;
  const { villain = {}, threat = 0, scheme, acceleration = 0 } = description;
  const { stage, face, ...rest } = villain;
  const id = villainOf(state);
  if (stage !== undefined && printedAs(state, id).stage !== stage) {
    const { name, set } = printedAs(state, id);
    const design = DESIGNS.findIndex(
      (card) => card?.name === name && card.set === set && card.stage === stage,
    );
    become(table, id, design);
    for (const card of zoneOf(state, VILLAIN_DECK)) {
      const later = (printedAs(state, card).stage ?? '').length > stage.length;
      if (!later) move(table, card, REMOVED);
    }
  }
  if (face !== undefined && face !== printedAs(state, id).name) {
    become(table, id, otherSideOf(cardOf(state, id).design));
  }
  state.cards[id] = { ...cardOf(state, id), tokens: {} };
  dress(table, id, rest);
  if (scheme !== undefined) {
    const wanted = zoneOf(state, MAIN_SCHEME_DECK).find(
      (card) => printedAs(state, card).name === scheme,
    );
    if (wanted !== undefined) {
      for (const card of zoneOf(state, MAIN_SCHEME)) move(table, card, REMOVED);
      move(table, wanted, MAIN_SCHEME);
      become(table, wanted, otherSideOf(cardOf(state, wanted).design));
    }
  }
  setTokens(table, mainSchemeOf(state), 'threat', threat);
  if (acceleration > 0) setTokens(table, mainSchemeOf(state), 'acceleration', acceleration);
}

/** Where there are several villains. */
function setCrew(table: ChampionsTable, description: Description): void {
  const { state } = table;
  const { villains = {}, active, decks = {} } = description;
  const called = (title: string) =>
    zoneOf(state, VILLAIN).find((card) => printedAs(state, card).name === title) ?? NONE;
  for (const [title, on] of Object.entries(villains)) dress(table, called(title), on);
  if (active !== undefined) state.vars.activeVillain = called(active);
  for (const [title, names] of Object.entries(decks)) {
    const deck = ownEncounterDeck(state, called(title));
    empty(table, deck, REMOVED);
    top(table, names, NONE, deck);
  }
}

function setPlayer(table: ChampionsTable, seat: number, player: PlayerDescription): void {
  const { state } = table;
  const identity = identityOf(state, seat);
  const hero = printedAs(state, identity).type === 'hero';
  if (hero !== (player.form === 'hero')) {
    become(table, identity, otherSideOf(cardOf(state, identity).design));
  }
  if (player.side !== undefined) become(table, identity, designNamed(player.side));
  const { damage, status, exhausted, attached } = player;
  state.cards[identity] = { ...cardOf(state, identity), tokens: {} };
  dress(table, identity, {
    ...(damage === undefined ? {} : { damage }),
    ...(status ? { status } : {}),
    ...(exhausted ? { exhausted } : {}),
    ...(attached ? { attached } : {}),
  });
  if (player.wholeDeck) empty(table, of(DECK, seat), REMOVED);
  top(table, player.wholeDeck ?? player.deck ?? [], seat, of(DECK, seat));
  top(table, player.specialDeck ?? [], seat, of(SPECIAL_DECK, seat));
  for (const name of player.hand ?? []) lay(table, name, seat, of(HAND, seat));
  for (const name of player.discard ?? []) lay(table, name, seat, of(DISCARD, seat));
  for (const laid of player.area ?? []) lay(table, laid, seat, of(AREA, seat));
  for (const laid of player.engaged ?? []) lay(table, laid, NONE, of(ENGAGED, seat));
  for (const name of player.obligations ?? []) lay(table, name, NONE, of(OBLIGATIONS, seat));
  top(table, player.dealt ?? [], NONE, of(DEALT, seat));
  for (const name of player.drones ?? []) {
    const drone = create(table, FACEDOWN, NONE, of(ENGAGED, seat));
    setHost(table, lay(table, name, seat, UNDER), drone);
  }
}

/** The gains of a test last as long as the game. */
function setGains(state: ChampionsState, { gains = {} }: Description): void {
  const lasting = Object.entries(gains).flatMap(([title, stats]) =>
    Object.entries(stats).map(([stat, by]) => ({
      modifier: { stat, of: { is: 'titled', title }, op: 'add', by } as Modifier,
      scope: scopeOf(NONE, NONE),
      until: 'game',
    })),
  );
  state.lasting = [...state.lasting, ...lasting];
}

function begin(state: ChampionsState, { phase = 'player', firstPlayer = 0 }: Description): void {
  state.stack.length = 0;
  state.lasting = [];
  state.delayed = [];
  state.uses = [];
  state.rounds = 1;
  state.vars.phase = phase;
  state.vars.firstPlayer = firstPlayer;
  const procedure = phase === 'player' ? 'player phase' : 'villain phase';
  state.stack.push(
    { procedure: 'round', step: phase === 'player' ? 2 : 3, locals: {} },
    { procedure, step: 0, locals: { waiting: [] } },
  );
  state.prompt = null;
}
