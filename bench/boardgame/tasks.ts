import { possible, scopeOf, select, value } from './ask.ts';
import {
  advance,
  afterArtefact,
  attackNext,
  defeatFallen,
  drawPhase,
  strike,
} from './attacking.ts';
import { call, discard, next, perform } from './effects.ts';
import { billFor, playable, WAIVE_ANY } from './paying.ts';
import type { Play, Scope, Task } from './state.ts';
import {
  emptyPlaces,
  HEROES,
  leaveBoard,
  NONE,
  PASS,
  PLACES,
  placeOf,
  putAway,
  putOnBoard,
  remove,
  replacedBy,
  score,
  YES,
} from './state.ts';
import { askForced, askOptional, openWindows, passOrUse, useTriggered } from './windows.ts';
import { ABILITIES, at, effectAt, printed } from './words.ts';

type Named<K extends Task['do']> = Extract<Task, { do: K }>;

/** Goes on until somebody has to decide or the turn or the game is over. */
export function run(play: Play): void {
  const { G } = play;
  while (!G.outcome && !G.question) {
    const task = G.stack.pop();
    if (!task) return;
    begin(play, task);
  }
}

export function beginTurn(play: Play): void {
  const { G, active } = play;
  G.phase = 'play';
  G.used = [];
  G.lasting = [];
  next(
    G,
    { do: 'events', events: [{ kind: 'turnBegins', seat: active, card: NONE, place: NONE }] },
    { do: 'play' },
    { do: 'attacks', place: 0, attacked: [] },
    { do: 'draw' },
  );
  run(play);
}

/** Asks, unless there is only one answer or none. */
function ask(play: Play, task: Task, seat: number, options: number[], count = 1): void {
  if (options.length > count) play.G.question = { task, seat, options, count, cost: null };
  else if (options.length > 0) answered(play, task, options);
}

function begin(play: Play, task: Task): void {
  const { G, active } = play;
  switch (task.do) {
    case 'play':
      ask(play, task, active, [...playable(play), ...usable(play, 'play'), PASS]);
      break;
    case 'pay':
      askPayment(play, task);
      break;
    case 'carryOut':
      carryOut(play, task.card);
      break;
    case 'putUnder':
      remove(G.played, task.card);
      G.locations.unshift(task.card);
      break;
    case 'enter':
      enter(play, task);
      break;
    case 'moveTo':
      ask(play, task, task.seat, emptyPlaces(G, task.seat));
      break;
    case 'effect':
      perform(play, effectAt(task.effect), task.scope);
      break;
    case 'choose': {
      const effect = effectAt(task.effect);
      if (effect.do !== 'choose') break;
      ask(play, task, task.scope.seat, select(play, effect.from, task.scope));
      break;
    }
    case 'may':
      ask(play, task, task.scope.seat, [YES, PASS]);
      break;
    case 'events':
      openWindows(G, task.events);
      break;
    case 'forced':
      ask(play, task, active, askForced(play, task));
      break;
    case 'optional': {
      const { seat, options } = askOptional(play, task);
      ask(play, task, seat, options);
      break;
    }
    case 'attacks': {
      G.phase = 'attack';
      const uses = usable(play, 'turn');
      if (uses.length > 0) ask(play, task, active, [...uses, PASS]);
      else attackNext(play, task);
      break;
    }
    case 'strike':
      strike(play, task.card);
      break;
    case 'attackEffect':
      if (placeOf(G, task.card) !== NONE) call(play, task.card, active, 'attack');
      break;
    case 'fallen':
      defeatFallen(play);
      break;
    case 'advance':
      advance(play, task);
      break;
    case 'takeArtefact':
      if (G.offer.length === 0) afterArtefact(play, task.seat);
      else ask(play, task, task.seat, [...G.offer]);
      break;
    case 'free': {
      const from = task.from === NONE ? G.civilians.flat() : [...at(G.civilians, task.from)];
      ask(play, task, HEROES, from);
      break;
    }
    case 'discards':
      ask(play, task, task.seat, [...at(G.hands, task.seat)], task.count);
      break;
    case 'draw':
      drawPhase(play);
      break;
  }
}

/** Carries out what was decided. */
export function answered(play: Play, task: Task, picked: readonly number[]): void {
  const { G, active } = play;
  const pick = at(picked, 0);
  switch (task.do) {
    case 'play':
      if (pick === PASS) break;
      next(G, task);
      if (printed(pick).kind === 'artefact') useArtefact(play, pick);
      else playCard(play, pick);
      break;
    case 'pay':
      for (const card of picked) {
        if (card >= WAIVE_ANY) continue;
        if (!remove(at(G.hands, active), card)) remove(G.freed, card);
        putAway(G, card);
      }
      break;
    case 'enter':
      lay(play, task, pick);
      break;
    case 'moveTo':
      G.board[task.seat * PLACES + placeOf(G, task.card)] = NONE;
      putOnBoard(G, task.card, pick);
      break;
    case 'choose': {
      const effect = effectAt(task.effect);
      if (effect.do !== 'choose') break;
      const slots = [...task.scope.slots.slice(0, effect.slot), pick];
      perform(play, effect.body, { ...task.scope, slots });
      break;
    }
    case 'may': {
      const effect = effectAt(task.effect);
      if (pick === YES && effect.do === 'may') perform(play, effect.effect, task.scope);
      break;
    }
    case 'forced':
      useTriggered(play, task, pick);
      break;
    case 'optional':
      passOrUse(play, task, pick);
      break;
    case 'attacks':
      if (pick === PASS) {
        attackNext(play, task);
        break;
      }
      next(G, task);
      useArtefact(play, pick);
      break;
    case 'takeArtefact':
      remove(G.offer, pick);
      at(G.artefacts, task.seat).push(pick);
      afterArtefact(play, task.seat);
      break;
    case 'free':
      for (const civilians of G.civilians) remove(civilians, pick);
      G.freed.push(pick);
      if (G.civilians.flat().length <= 2) G.outcome ??= { ending: 'civilians', winner: HEROES };
      break;
    case 'discards':
      discard(G, task.seat, picked);
      break;
    default:
      throw new Error(`'${task.do}' asks nothing`);
  }
}

/** Artefacts of the active side that can be used now; some only in the play phase. */
function usable(play: Play, during: 'play' | 'turn'): number[] {
  const { G, active } = play;
  return at(G.artefacts, active).filter((card) => {
    const ability = ABILITIES[card];
    if (ability?.kind !== 'action' || G.used.includes(card)) return false;
    if (during === 'turn' && ability.during !== 'turn') return false;
    return possible(play, ability.effect, scopeOf(card, active));
  });
}

function useArtefact(play: Play, card: number): void {
  const ability = ABILITIES[card];
  if (ability?.kind !== 'action') throw new Error(`card ${card} cannot be used`);
  const scope: Scope = scopeOf(card, play.active);
  if (ability.limit) play.G.used.push(card);
  if (ability.cost) perform(play, ability.cost, scope);
  perform(play, ability.effect, scope);
}

function playCard({ G, active }: Play, card: number): void {
  remove(at(G.hands, active), card);
  G.played.push(card);
  const events = [{ kind: `${printed(card).kind}Played`, seat: active, card: NONE, place: NONE }];
  next(G, { do: 'pay', card }, { do: 'carryOut', card }, { do: 'events', events });
}

function askPayment(play: Play, task: Named<'pay'>): void {
  const { G, active } = play;
  // Replacing a main character is always free.
  if (replacedBy(G, active, task.card) !== NONE) return;
  const { cost, sources } = billFor(play, task.card);
  if (cost.symbols === 0) return;
  if (sources.length === cost.symbols) answered(play, task, sources);
  else G.question = { task, seat: active, options: sources, count: cost.symbols, cost };
}

function carryOut(play: Play, card: number): void {
  const { G, active } = play;
  if (printed(card).kind !== 'location') {
    next(G, { do: 'enter', card, seat: active });
    return;
  }
  score(G, active, value(play, card, 'points'));
  next(G, { do: 'putUnder', card });
  if (!G.outcome) call(play, card, active, 'location');
}

function enter(play: Play, task: Named<'enter'>): void {
  const { G } = play;
  const old = replacedBy(G, task.seat, task.card);
  if (old === NONE) {
    ask(play, task, task.seat, emptyPlaces(G, task.seat));
    return;
  }
  const place = placeOf(G, old);
  leaveBoard(G, old);
  putAway(G, old);
  lay(play, task, place);
}

function lay(play: Play, { card, seat }: Named<'enter'>, place: number): void {
  const { G } = play;
  if (!remove(G.played, card)) remove(at(G.discards, seat), card);
  putOnBoard(G, card, place);
  call(play, card, seat, 'immediate');
}
