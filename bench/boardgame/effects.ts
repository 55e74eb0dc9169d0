import type { Effect } from '@grimrule/kernel';
import { cardAt, cardsOf, holds, possible, select } from './ask.ts';
import type { Duel, Play, Scope, Task } from './state.ts';
import {
  damageOn,
  draw,
  leaveBoard,
  NONE,
  placeOf,
  putAway,
  putOnBoard,
  remove,
  score,
} from './state.ts';
import type { Words } from './words.ts';
import { ABILITIES, at, numberOf, ownerOf, printed } from './words.ts';

/** Puts tasks on the stack so that they are done in the order given. */
export function next(G: Duel, ...tasks: readonly Task[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) G.stack.push(at(tasks, index));
}

/** Carries out an effect; what needs a decision becomes a task. */
export function perform(play: Play, effect: Effect<Words>, scope: Scope): void {
  const { G } = play;
  const { seat } = scope;
  switch (effect.do) {
    case 'sequence':
      next(
        G,
        ...effect.effects.map((part): Task => ({ do: 'effect', effect: numberOf(part), scope })),
      );
      break;
    case 'choose':
      if (select(play, effect.from, scope).length > 0) {
        next(G, { do: 'choose', effect: numberOf(effect), scope });
      }
      break;
    case 'may':
      if (possible(play, effect.effect, scope)) {
        next(G, { do: 'may', effect: numberOf(effect), scope });
      }
      break;
    case 'if':
      if (holds(play, effect.when, scope)) perform(play, effect.body, scope);
      break;
    case 'lasting':
      G.lasting.push({ effect: numberOf(effect), source: scope.source, seat });
      break;
    case 'damage': {
      // All targets are found before any of them falls.
      const blows = effect.hits.map(({ to, amount }) => ({
        cards: cardsOf(play, to, scope),
        amount,
      }));
      for (const { cards, amount } of blows) for (const card of cards) hurt(G, card, amount);
      break;
    }
    case 'heal':
      for (const card of cardsOf(play, effect.from, scope)) {
        G.damage[card] = Math.max(0, damageOn(G, card) - effect.amount);
      }
      break;
    case 'draw':
      draw(play, seat, effect.count);
      break;
    case 'score':
      score(G, seat, effect.points);
      break;
    case 'advance':
      next(G, { do: 'advance', seat, steps: effect.steps });
      break;
    case 'free':
      next(G, { do: 'free', from: NONE });
      break;
    case 'takeLocation':
      takeLocation(G, seat);
      break;
    case 'theyDiscard': {
      const hand = at(G.hands, 1 - seat);
      if (effect.at === 'choice') next(G, { do: 'discards', seat: 1 - seat, count: effect.count });
      else discard(G, 1 - seat, play.shuffle([...hand]).slice(0, effect.count));
      break;
    }
    case 'bothDiscardHands':
      for (const each of [0, 1]) discard(G, each, [...at(G.hands, each)]);
      break;
    case 'recover':
      recover(G, cardAt(effect.card, scope), seat);
      break;
    case 'enter':
      next(G, { do: 'enter', card: cardAt(effect.card, scope), seat });
      break;
    case 'return':
      sendHome(G, cardAt(effect.card, scope));
      break;
    case 'move':
      next(G, { do: 'moveTo', card: cardAt(effect.card, scope), seat });
      break;
    case 'swap':
      swap(G, cardAt(effect.one, scope), cardAt(effect.other, scope));
      break;
    case 'mill':
      mill(G, seat, effect.count);
      break;
    case 'box':
      remove(at(G.artefacts, seat), cardAt(effect.card, scope)) ||
        remove(at(G.artefacts, 1 - seat), cardAt(effect.card, scope));
      G.box.push(cardAt(effect.card, scope));
      break;
    case 'look':
      // This state does not record which player has seen which cards.
      break;
    default:
      throw new Error(`no effect '${effect.do}'`);
  }
}

/** Lets the ability of a card work that the rules call at this moment. */
export function call(play: Play, card: number, seat: number, name: string): void {
  const ability = ABILITIES[card];
  if (ability?.kind !== 'called' || ability.call !== name) return;
  perform(play, ability.effect, { source: card, seat, event: null, slots: [] });
}

export function hurt(G: Duel, card: number, amount: number): void {
  if (amount <= 0 || placeOf(G, card) === NONE) return;
  const now = damageOn(G, card) + amount;
  G.damage[card] = now;
  if (now >= (printed(card).stats.life ?? 0)) next(G, { do: 'fallen' });
}

export function takeLocation(G: Duel, seat: number): void {
  const card = G.locations.pop();
  if (card !== undefined) at(G.hands, seat).push(card);
}

export function discard(G: Duel, seat: number, cards: readonly number[]): void {
  for (const card of cards) {
    remove(at(G.hands, seat), card);
    putAway(G, card);
  }
}

function recover(G: Duel, card: number, seat: number): void {
  remove(at(G.discards, seat), card);
  at(G.hands, seat).push(card);
}

function sendHome(G: Duel, card: number): void {
  if (placeOf(G, card) === NONE) return;
  leaveBoard(G, card);
  at(G.hands, ownerOf(card)).push(card);
}

function swap(G: Duel, one: number, other: number): void {
  const here = placeOf(G, one);
  const there = placeOf(G, other);
  putOnBoard(G, one, there);
  putOnBoard(G, other, here);
}

function mill(G: Duel, seat: number, count: number): void {
  const deck = at(G.decks, seat);
  for (let done = 0; done < count && deck.length > 1; done++) {
    const card = deck.pop();
    if (card !== undefined) at(G.discards, seat).push(card);
  }
}
