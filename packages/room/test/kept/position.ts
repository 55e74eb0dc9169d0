import { createHash } from 'node:crypto';
import type { Game, Match, State } from '@grimrule/kernel';

/** Where a game stands, in words that outlive the numbers of cards and zones. */
export interface KeptPosition {
  readonly decisions: number;
  readonly rounds: number;
  readonly waitsFor: number | null;
  readonly question: string | null;
  /** The winner; the words for it may change. */
  readonly winners: readonly number[] | null;
  /** The codes of the cards in each zone of each seat, from the bottom to the top. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

export function positionOf({ definition }: Game, state: State): KeptPosition {
  const { decisions, rounds, prompt, outcome } = state;
  const codes = (zone: readonly number[]) =>
    zone.map((card) => definition.printed[state.cards[card]?.design ?? -1]?.code ?? '?');
  const zones = definition.zones.flatMap(({ name, seat }, zone) => {
    const cards = codes(state.zones[zone] ?? []);
    return cards.length > 0 ? [[`${name} ${seat}`, cards] as const] : [];
  });
  return {
    decisions,
    rounds,
    waitsFor: prompt?.seat ?? null,
    question: prompt?.ask.say ?? null,
    winners: outcome?.winners ?? null,
    zones: Object.fromEntries(zones),
  };
}

/** The conditions of a kept game when it is opened. */
export interface Expected {
  readonly game: string;
  readonly rules: string;
  readonly decisions: number;
  /** The decisions that can be undone. */
  readonly undoable: number;
  readonly takenBack: number;
  readonly end: KeptPosition;
  /** Where the last snapshot stands; newer rules go on from there. */
  readonly snapshot: KeptPosition | null;
  /** Only as long as the rules are the same: the whole log and state, and how long the log is. */
  readonly exactly: { readonly lines: number; readonly log: string; readonly state: string };
}

export function expectedOf(match: Match): Expected {
  const { game, state, log } = match;
  const { rules, decisions, snapshots, takenBack } = match.record();
  const last = snapshots.at(-1);
  return {
    game: game.name,
    rules,
    decisions: decisions.length,
    undoable: match.undoable,
    takenBack: takenBack.length,
    end: positionOf(game, state),
    snapshot: last ? positionOf(game, last.state) : null,
    exactly: { lines: log.length, log: digest(log), state: digest(state) },
  };
}

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}
