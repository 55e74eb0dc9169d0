import type { Announces, CardId } from '@grimrule/kernel';
import {
  announce,
  CHANGED,
  cardOf,
  localsAt,
  NONE,
  occur,
  report,
  setTokens,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, isInPlay, isMainScheme, isScheme, playerOf } from '../../table.ts';
import { beDefeated, defeatedBy } from '../damage/defeat.ts';
import { canLoseThreat } from './thwartable.ts';

/** Threat for one scheme. */
export interface Load {
  readonly card: CardId;
  readonly amount: number;
}

export interface Placing extends Announces {
  readonly loads: readonly Load[];
  readonly source: CardId;
  readonly marks: readonly string[];
  /** How deep the frame lies that wants to know how much was placed, or NONE. */
  readonly tells: number;
}

/** The locals of a procedure that places threat and wants to know how much. */
interface Places {
  placed: number;
}

interface How {
  readonly marks?: readonly string[];
  readonly tells?: boolean;
}

/** The one place where threat is placed. Loads placed together are placed at the same time. */
export function placeThreat(
  table: ChampionsTable,
  loads: readonly Load[],
  source: CardId,
  { marks = [], tells = false }: How = {},
): void {
  const depth = tells ? table.state.stack.length - 1 : NONE;
  table.start(placing, { loads, source, marks, tells: depth, passed: [] });
}

/** RR: Hinder. The threat is placed on the card itself as it enters play. */
export function hinder(table: ChampionsTable, card: CardId): void {
  const amount = value(table, card, 'hinder');
  if (amount > 0) placeThreat(table, [{ card, amount }], card);
}

export const placing = championsProcedure<Placing>('placing threat', 'threat', [
  {
    name: 'threat would be placed',
    run(table, { loads, source, marks }) {
      const { state } = table;
      const events = loads
        .filter(({ card, amount }) => amount > 0 && isInPlay(state, card) && isScheme(state, card))
        .map(({ card, amount }) =>
          event.wouldPlace({ card, source, seat: playerOf(state, card), amount }, marks),
        );
      announce(table, events);
    },
  },
  {
    name: 'place it',
    run(table, { passed, source, marks, tells }) {
      const placed = passed.filter(({ card, amount }) => amount > 0 && isInPlay(table.state, card));
      const sum = placed.reduce((total, { amount }) => total + amount, 0);
      for (const { card, amount } of placed) {
        setTokens(table, card, 'threat', tokensOn(table, card, 'threat') + amount);
        table.tell?.({ say: 'threatPlaced', card, count: amount, cards: named(source) });
      }
      const told = localsAt<Places>(table, tells);
      if (told) told.placed += sum;
      const cards = placed.map(({ card }) => card);
      report(table, cards, sum);
      if (placed.length === 0) return;
      occur(
        table,
        ...placed.map(({ card, amount }) =>
          event.threatPlaced({ card, source, seat: NONE, amount }, marks),
        ),
      );
    },
  },
  {
    // Completion is looked at now: responses to placing threat come first.
    name: 'it has been placed',
    run(table) {
      table.note(CHANGED.play);
    },
  },
]);

export const THREAT_IS_PLACED = placing.steps.length;

interface Removing extends Announces {
  readonly loads: readonly Load[];
  readonly source: CardId;
  /** Crisis icons do not stand in its way. Positions that were kept before lack the field. */
  readonly ignoring?: 'crisis';
}

/** The one place where threat is removed. */
export function removeThreat(
  table: ChampionsTable,
  loads: readonly Load[],
  source: CardId,
  ignoring?: 'crisis',
): void {
  const how = ignoring ? { ignoring } : {};
  table.start(removing, { loads, source, ...how, passed: [] });
}

export const removing = championsProcedure<Removing>('removing threat', 'threat', [
  {
    name: 'threat would be removed',
    run(table, { loads, source, ignoring }) {
      const seat = defeatedBy(table, source);
      const events = loads
        .filter(({ card, amount }) => amount > 0 && canLoseThreat(table, card, source, ignoring))
        .map(({ card, amount }) => event.wouldRemove({ card, source, seat, amount }));
      announce(table, events);
    },
  },
  {
    name: 'remove it',
    run(table, { loads, passed, source }) {
      const seat = defeatedBy(table, source);
      const cleared: CardId[] = [];
      const events = passed.flatMap(({ card, amount }) => {
        if (!isInPlay(table.state, card)) return [];
        const removed = Math.min(amount, tokensOn(table, card, 'threat'));
        if (removed === 0) return [];
        const left = tokensOn(table, card, 'threat') - removed;
        setTokens(table, card, 'threat', left);
        table.tell?.({ say: 'threatRemoved', card, count: removed, cards: named(source) });
        if (left === 0 && !isMainScheme(table.state, card)) cleared.push(card);
        return [event.threatRemoved({ card, source, seat, amount: removed })];
      });
      const wanted = loads.reduce((sum, { amount }) => sum + amount, 0);
      const done = events.reduce((sum, { amount }) => sum + amount, 0);
      report(
        table,
        events.map(({ card }) => card),
        done,
        done < wanted,
      );
      if (cleared.length > 0) beDefeated(table, cleared, source);
      const defeats = cleared.map((card) =>
        event.defeated({ card, source, seat }, false, cardOf(table.state, card).zone),
      );
      if (events.length > 0) occur(table, ...events, ...defeats);
    },
  },
]);

const named = (card: CardId): readonly CardId[] => (card === NONE ? [] : [card]);
