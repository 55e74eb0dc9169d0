import type { CardId, Happening, Seat, ZoneId } from '@grimrule/kernel';
import { cardEvent, causedEvent, countedEvent, NONE, plainEvent } from '@grimrule/kernel';
import type { EventName } from './vocabulary/events.ts';

type Marks = readonly string[];

const FROM_DECK: Marks = ['fromDeck'];
const ATTACK: Marks = ['attack'];
const NEITHER: Marks = [];

/** How an enemy came to be engaged, and how the quest phase and a shadow card turned out. */
export type Engaged = 'optional' | 'check' | 'effect';
type QuestResult = 'success' | 'failure' | 'tie';
type ShadowResult = 'effect' | 'cancelled' | 'noEffect';

/** What a card has been dealt. */
interface Dealt {
  readonly card: CardId;
  readonly source: CardId;
  readonly seat: Seat;
}

const about = (kind: EventName) => (card: CardId, seat: Seat) => cardEvent(kind, card, seat);

/** Cards ready and exhaust by themselves: no player does it. */
const alone = (kind: EventName) => (card: CardId) => cardEvent(kind, card, NONE);

const placed = (kind: EventName) => (card: CardId, seat: Seat, zone?: ZoneId) =>
  cardEvent(kind, card, seat, undefined, zone);

const counted = (kind: EventName) => (card: CardId, seat: Seat, amount: number) =>
  countedEvent(kind, amount, card, NONE, seat);

const inAttack = (kind: EventName) => (card: CardId, enemy: CardId, seat: Seat) =>
  causedEvent(kind, card, enemy, seat);

const revealed = (kind: EventName) => (card: CardId, seat: Seat, fromDeck: boolean) =>
  cardEvent(kind, card, seat, fromDeck ? FROM_DECK : NEITHER);

/** A maker for each kind of event: its parameters are what such an event holds. */
export const event = {
  roundBegins: () => plainEvent('roundBegins', NONE),
  roundEnds: () => plainEvent('roundEnds', NONE),
  phaseBegins: (phase: string) => plainEvent('phaseBegins', NONE, [phase]),
  phaseEnds: (phase: string) => plainEvent('phaseEnds', NONE, [phase]),

  wouldDraw: counted('wouldDraw'),
  drawn: counted('drawn'),
  playing: about('playing'),
  played: about('played'),
  entered: placed('entered'),
  left: placed('left'),

  committed: about('committed'),
  questResolved: (quest: CardId, amount: number, result: QuestResult) =>
    countedEvent('questResolved', amount, quest, NONE, NONE, [result]),
  progressPlaced: (card: CardId, amount: number) =>
    countedEvent('progressPlaced', amount, card, NONE, NONE),
  explored: placed('explored'),
  stageDefeated: alone('stageDefeated'),

  revealing: revealed('revealing'),
  whenRevealed: (card: CardId, seat: Seat, fromDeck: boolean) =>
    causedEvent('whenRevealed', card, card, seat, fromDeck ? FROM_DECK : NEITHER),
  revealed: revealed('revealed'),

  travelled: about('travelled'),
  engaged: (enemy: CardId, seat: Seat, by: Engaged) => cardEvent('engaged', enemy, seat, [by]),

  shadowDealt: inAttack('shadowDealt'),
  enemyAttacks: inAttack('enemyAttacks'),
  defenderDeclared: inAttack('defenderDeclared'),
  shadowEffect: inAttack('shadowEffect'),
  shadowResolved: (card: CardId, enemy: CardId, seat: Seat, result: ShadowResult) =>
    causedEvent('shadowResolved', card, enemy, seat, [result]),
  enemyAttacked: (enemy: CardId, seat: Seat) => causedEvent('enemyAttacked', enemy, enemy, seat),

  attackerDeclared: inAttack('attackerDeclared'),
  playerAttacked: about('playerAttacked'),

  damaged: ({ card, source, seat }: Dealt, amount: number, isAttack: boolean) =>
    countedEvent('damaged', amount, card, source, seat, isAttack ? ATTACK : NEITHER),
  destroyed: ({ card, source, seat }: Dealt, zone: ZoneId, isAttack: boolean) =>
    causedEvent('destroyed', card, source, seat, isAttack ? ATTACK : NEITHER, zone),
  healed: (card: CardId, amount: number) => countedEvent('healed', amount, card, NONE, NONE),

  exhausted: alone('exhausted'),
  readied: alone('readied'),
  refreshing: (card: CardId, seat: Seat) => causedEvent('refreshing', card, card, seat),

  threatRaised: counted('threatRaised'),

  claimed: about('claimed'),
  wouldBeCaptured: about('wouldBeCaptured'),
  captured: about('captured'),
  rescued: about('rescued'),
} satisfies Record<EventName, (...about: never[]) => Happening>;
