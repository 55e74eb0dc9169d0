import type { Cards, Condition, Effect, Filter, Modifier, Query, Ref } from '@grimrule/kernel';
import type { Duel, Play, Scope } from './state.ts';
import {
  damageOn,
  emptyPlaces,
  HEROES,
  inPlace,
  NONE,
  onBoard,
  PLACES,
  placeOf,
  replacedBy,
  SITES,
} from './state.ts';
import type { Words } from './words.ts';
import { ABILITIES, at, effectAt, ownerOf, printed } from './words.ts';

/** The player of a card for its effects: a location is only ever looked at in the active hand. */
export function controllerOf({ G, active }: Play, card: number): number {
  const owner = ownerOf(card);
  if (owner !== NONE) return owner;
  if (printed(card).kind !== 'artefact') return active;
  return at(G.artefacts, HEROES).includes(card) ? HEROES : 1 - HEROES;
}

/** Cards whose abilities work: on the board and in front of the players. */
export function inPlay(G: Duel): number[] {
  const found: number[] = [];
  const { board, artefacts } = G;
  for (let place = 0; place < 2 * PLACES; place++) {
    const card = board[place] ?? NONE;
    if (card !== NONE) found.push(card);
  }
  for (const seat of [0, 1]) found.push(...at(artefacts, seat));
  return found;
}

export const scopeOf = (source: number, seat: number): Scope => ({
  source,
  seat,
  event: null,
  slots: [],
});

const scopeIn = (play: Play, source: number): Scope => scopeOf(source, controllerOf(play, source));

function placeOfSource(G: Duel, { source, event }: Scope): number {
  const place = placeOf(G, source);
  return place === NONE && event?.card === source ? event.place : place;
}

export function cardAt(ref: Ref, { source, event, slots }: Scope): number {
  if (ref.ref === 'this') return source;
  if (ref.ref === 'subject') return event?.card ?? NONE;
  if (ref.ref === 'slot') return slots[ref.slot] ?? NONE;
  throw new Error(`no reference '${ref.ref}' in Duel`);
}

export function cardsOf(play: Play, cards: Cards<Words>, scope: Scope): number[] {
  return 'ref' in cards ? [cardAt(cards, scope)] : select(play, cards, scope);
}

export function select(play: Play, { in: set, where }: Query<Words>, scope: Scope): number[] {
  const found = typeof set === 'string' ? setOf(play.G, set, scope.seat) : [cardAt(set, scope)];
  return where ? found.filter((card) => matches(play, where, card, scope)) : found;
}

function setOf(G: Duel, set: string, seat: number): number[] {
  switch (set) {
    case 'yours':
      return onBoard(G, seat);
    case 'enemies':
      return onBoard(G, 1 - seat);
    case 'yourDiscard':
      return [...at(G.discards, seat)];
    case 'theirArtefacts':
      return [...at(G.artefacts, 1 - seat)];
    default:
      throw new Error(`no set of cards '${set}'`);
  }
}

function matches(play: Play, filter: Filter<Words>, card: number, scope: Scope): boolean {
  const { G } = play;
  switch (filter.is) {
    case 'all':
      return filter.of.every((part) => matches(play, part, card, scope));
    case 'not':
      return !matches(play, filter.of, card, scope);
    case 'same':
      return cardsOf(play, filter.as, scope).includes(card);
    case 'stat':
      return value(play, card, filter.stat) <= Number(filter.most);
    case 'token':
      return damageOn(G, card) >= Number(filter.least);
    case 'kind':
      return printed(card).kind === filter.kind;
    case 'yours':
      return controllerOf(play, card) === scope.seat;
    case 'here': {
      const site = SITES[placeOf(G, card)];
      return site !== undefined && site === SITES[placeOfSource(G, scope)];
    }
    case 'adjacent': {
      const place = placeOf(G, card);
      const own = placeOfSource(G, scope);
      return place !== NONE && own !== NONE && Math.abs(place - own) === 1;
    }
    case 'opposite': {
      const place = placeOf(G, card);
      if (place === NONE || controllerOf(play, card) === scope.seat) return false;
      return place === placeOfSource(G, scope);
    }
    case 'sameCharacter':
      return printed(card).character === printed(scope.source).character;
    case 'printedCost':
      return printed(card).cost.length <= filter.most;
    case 'canEnter':
      return hasRoom(G, scope.seat, card);
    default:
      throw new Error(`no test '${filter.is}'`);
  }
}

function hasRoom(G: Duel, seat: number, card: number): boolean {
  return emptyPlaces(G, seat).length > 0 || replacedBy(G, seat, card) !== NONE;
}

export function holds(play: Play, condition: Condition<Words>, scope: Scope): boolean {
  const { G } = play;
  switch (condition.fact) {
    case 'all':
      return condition.of.every((part) => holds(play, part, scope));
    case 'exists':
      return select(play, condition.of, scope).length >= Number(condition.least);
    case 'card': {
      const [card = NONE] = cardsOf(play, condition.card, scope);
      return card !== NONE && matches(play, condition.where, card, scope);
    }
    case 'at':
      return SITES[placeOfSource(G, scope)] === condition.site;
    case 'nobodyOpposite':
      return inPlace(G, 1 - scope.seat, placeOfSource(G, scope)) === NONE;
    case 'yours':
      return scope.event?.seat === scope.seat;
    case 'roomToMove':
      return emptyPlaces(G, scope.seat).length > 0;
    default:
      throw new Error(`no fact '${condition.fact}'`);
  }
}

interface Change {
  readonly modifier: Modifier<Words>;
  readonly scope: Scope;
}

/** Everything that changes a stat now: found once, asked for many cards. */
export function changesOf(
  play: Play,
  stat: string,
  cards: readonly number[] = inPlay(play.G),
): readonly Change[] {
  const found: Change[] = [];
  for (const source of cards) {
    const ability = ABILITIES[source];
    if (ability?.kind !== 'constant') continue;
    for (const modifier of ability.modifiers) {
      if (modifier.stat === stat) found.push({ modifier, scope: scopeIn(play, source) });
    }
  }
  for (const { effect, source, seat } of play.G.lasting) {
    const known = effectAt(effect);
    if (known.do !== 'lasting' || known.modifier.stat !== stat) continue;
    found.push({ modifier: known.modifier, scope: scopeOf(source, seat) });
  }
  return found;
}

export function valueWith(
  play: Play,
  card: number,
  stat: string,
  changes: readonly Change[],
): number {
  let result = printed(card).stats[stat] ?? 0;
  for (const { modifier, scope } of changes) {
    if (!matches(play, modifier.of, card, scope)) continue;
    if (modifier.while && !holds(play, modifier.while, scope)) continue;
    // The one amount that is no plain number: as much as the card has damage.
    result += typeof modifier.by === 'number' ? modifier.by : damageOn(play.G, scope.source);
  }
  return Math.max(0, result);
}

export function value(play: Play, card: number, stat: string): number {
  return valueWith(play, card, stat, changesOf(play, stat));
}

/** Whether an effect has something to work on. */
export function possible(play: Play, effect: Effect<Words>, scope: Scope): boolean {
  const { G } = play;
  const { seat } = scope;
  switch (effect.do) {
    case 'sequence':
      return effect.effects.some((part) => possible(play, part, scope));
    case 'choose':
      return select(play, effect.from, scope).length > 0;
    case 'if':
      return holds(play, effect.when, scope) && possible(play, effect.body, scope);
    case 'may':
      return possible(play, effect.effect, scope);
    case 'damage':
      return effect.hits.some(({ to }) =>
        cardsOf(play, to, scope).some((card) => placeOf(G, card) !== NONE),
      );
    case 'heal':
      return cardsOf(play, effect.from, scope).some((card) => damageOn(G, card) > 0);
    case 'draw':
      return at(G.decks, seat).length > 0;
    case 'free':
      return G.civilians.some((civilians) => civilians.length > 0);
    case 'takeLocation':
      return G.locations.length > 0;
    case 'theyDiscard':
    case 'look':
      return at(G.hands, 1 - seat).length > 0;
    case 'mill':
      return at(G.decks, seat).length > 1;
    default:
      return true;
  }
}
