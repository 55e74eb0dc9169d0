import type { Answered, Game } from '../game/game.ts';
import { dealtBy } from '../game/game.ts';
import type { Line } from '../line.ts';
import type { Answer, Refusal } from '../prompts/prompt.ts';
import type { Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { Match } from './match.ts';
import type { GameRecord, Snapshot } from './record.ts';
import type { Since } from './since.ts';
import { changedSince, otherGenerator } from './since.ts';
import { adopted, snapshotOf } from './snapshot.ts';

export type Resumed<V> =
  /** `dropped` decisions at the end no longer fit, because of what has changed `since`. */
  | {
      readonly match: Match<V>;
      readonly dropped: number;
      readonly refusal: Refusal | null;
      readonly since: Since | null;
    }
  | { readonly problems: readonly Line[] };

/**
 * Plays a record again. With the rules and the generator it was made with that is the same game,
 * always. With others it starts at the last snapshot they can go on from, and goes on as far as the
 * decisions still fit. A game that is over is told from its setup, if it still ends the same.
 */
export function resume<V>(rules: Game<V>, record: GameRecord): Resumed<V> {
  if (record.game !== rules.name) {
    return { problems: [{ say: 'recordOfAnotherGame', game: record.game, expected: rules.name }] };
  }
  const dealt = dealtBy(rules, record.generator, record.seed);
  const since = dealt ? changedSince(dealt, record) : otherGenerator(record.generator);
  const game = dealt ?? rules;
  if (!since) return from(game, record, soundBase(game, record), null);
  if (since.say === 'otherRules') {
    const whole = attempt(() => from(game, record, soundBase(game, record), since));
    if (whole && 'match' in whole && endsTheSame(whole.match.state, record)) return whole;
  }
  for (const snapshot of snapshotsOf(record).reverse()) {
    const start = startingAt(game, record, snapshot);
    const found = start && attempt(() => from(game, record, start, since));
    if (found) return found;
  }
  // Other dice would deal other cards, and the decisions would be about those.
  if (since.say === 'otherGenerator') return { problems: [since] };
  return attempt(() => from(game, record, null, since)) ?? { problems: [since] };
}

/** A kept position once these rules have taken it over. */
interface Start {
  readonly kept: Snapshot;
  readonly state: State;
}

function from<V>(
  game: Game<V>,
  { decisions, options, seed, takenBack }: GameRecord,
  start: Start | null,
  since: Since | null,
): Resumed<V> {
  const base = start && snapshotOf(game.definition, start.kept.decisions, start.state);
  const match =
    start && base
      ? new Match(
          game,
          { state: start.state as State<V>, log: [] },
          { options, seed, base, before: decisions.slice(0, base.decisions) },
        )
      : Match.begin(game, options, seed);
  if (!(match instanceof Match)) return { problems: match };
  const rest = decisions.slice(base?.decisions ?? 0);
  // After a position come other lots, so what was decided then was about something else.
  if (since?.say === 'otherGenerator') return { match, dropped: rest.length, refusal: null, since };
  for (const [index, { seat, answer }] of rest.entries()) {
    const answered = tried(match, seat, answer, since);
    if (!('refusal' in answered)) continue;
    return { match, dropped: rest.length - index, refusal: answered.refusal, since };
  }
  match.takenBack.push(
    ...takenBack.map((each) => ({ ...each, at: each.at - (base?.decisions ?? 0) })),
  );
  return { match, dropped: 0, refusal: null, since };
}

/** Other rules may trip over what an answer leads to: then it does not fit them. */
function tried<V>(match: Match<V>, seat: Seat, answer: Answer, since: Since | null): Answered<V> {
  if (!since) return match.answer(seat, answer);
  const unfit: Refusal = { reason: { say: 'notAnOption' }, rule: match.state.prompt?.rule ?? '' };
  return attempt(() => match.answer(seat, answer)) ?? { refusal: unfit };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** A position that somebody began with, or that newer rules went on from, comes before the setup. */
function soundBase(game: Game, record: GameRecord): Start | null {
  return record.base && startingAt(game, record, record.base);
}

function snapshotsOf({ base, snapshots }: GameRecord): Snapshot[] {
  return [...(base ? [base] : []), ...snapshots];
}

function startingAt(game: Game, { seed, decisions }: GameRecord, kept: Snapshot): Start | null {
  if (kept.decisions > decisions.length) return null;
  const state = adopted(game.definition, kept.state, `${seed} ${kept.decisions}`);
  return state && { kept, state };
}

/** Whether a game is over with those as winners that its last position knows, if it knows any. */
function endsTheSame({ outcome }: State, { snapshots, decisions }: GameRecord): boolean {
  if (!outcome) return false;
  const last = snapshots.at(-1);
  const kept = last?.decisions === decisions.length ? last.state.outcome : null;
  return !kept || String(kept.winners) === String(outcome.winners);
}
