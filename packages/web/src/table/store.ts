import type { Answer, Seat } from '@grimrule/kernel';
import type { UndoTargets } from '@grimrule/room';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { OpensLink } from '../link/early-links.ts';
import type { Saying } from '../link/table-link.ts';
import { hearing } from './hearing.ts';
import type { TableState } from './table-state.ts';
import { caughtUp, UNHEARD, withShown } from './table-state.ts';

interface TableActions {
  answer(answer: Answer): void;
  /** Answers for the player where they do not want to be asked; undo goes back beyond it. */
  pass(answer: Answer): void;
  undo(what: keyof UndoTargets): void;
  /** Leaves the choice that is being made halfway. */
  leave(): void;
  redo(): void;
  /** An undone branch is restored: one of those that the standing names. */
  restore(branch: number): void;
  say(message: Saying): void;
  lookAt(decisions: number | null): void;
  askWhy(line: number): void;
  see(seat: Seat): void;
  /** Shows the next moments, or all that wait. */
  showNext(count?: number): void;
  showAll(): void;
  hold(isHeld: boolean): void;
  putRefusalAway(): void;
  forgetPointing(): void;
  close(): void;
}

export type TableStore = StoreApi<TableState> & TableActions;

/** Messages that change the game: one at a time, until the table has answered. */
const MOVES: readonly Saying['say'][] = [
  'answer',
  'undo',
  'redo',
  'restore',
  'allowUndo',
  'refuseUndo',
];

/** The page's side of a table: it keeps what it is told, and shows it moment by moment. */
export function tableStore(open: OpensLink): TableStore {
  const store = createStore<TableState>(() => UNHEARD);
  const { getState, setState } = store;
  let expected = -1;
  /** The decisions at which the page has passed, by how many had been made before. */
  const passed = new Set<number>();

  const link = open({
    heard: hearing(store, (id) => id === expected),
    status(status) {
      setState({ status });
      if (status === 'lost') setState({ saying: false });
    },
  });

  const say = (message: Saying) => {
    const number = link.say(message);
    if (!MOVES.includes(message.say)) return;
    expected = number;
    setState({ saying: true, refusal: null });
  };
  const present = () => {
    const { shown, seat } = getState();
    return shown.get(seat);
  };

  const answer = (picked: Answer) => {
    const standing = present()?.standing;
    if (!standing || getState().saying) return;
    const { seat, number } = standing;
    passed.delete(standing.decisions);
    say({ say: 'answer', seat, number, answer: picked.map((option) => ({ ...option })) });
  };

  return Object.assign(store, {
    say,
    answer,
    pass(picked: Answer) {
      const standing = present()?.standing;
      if (!standing || getState().saying) return;
      answer(picked);
      passed.add(standing.decisions);
    },
    undo(what: keyof UndoTargets) {
      const standing = present()?.standing;
      const target = standing?.undo[what];
      if (!standing || target === null || target === undefined) return;
      const { info, seats } = getState();
      const isAlone = info?.seats.length === seats.length;
      let to = target;
      while (what === 'decision' && isAlone && to > 0 && passed.has(to)) to--;
      say({ say: 'undo', seat: ownSeat(getState()), number: standing.number, to });
    },
    leave() {
      const standing = present()?.standing;
      const to = standing?.leaves;
      if (!standing || to === null || to === undefined) return;
      say({ say: 'undo', seat: ownSeat(getState()), number: standing.number, to });
    },
    redo() {
      const standing = present()?.standing;
      if (standing) say({ say: 'redo', seat: ownSeat(getState()), number: standing.number });
    },
    restore(branch: number) {
      const standing = present()?.standing;
      if (!standing) return;
      say({ say: 'restore', seat: ownSeat(getState()), number: standing.number, branch });
    },
    lookAt(decisions: number | null) {
      if (decisions === null) setState({ past: null, isLeap: true });
      else say({ say: 'look', seat: getState().seat, at: decisions });
    },
    askWhy(line: number) {
      setState({ reasons: null });
      say({ say: 'why', seat: getState().seat, line });
    },
    see(seat: Seat) {
      const shown = new Map(getState().shown);
      for (const [each, was] of shown) shown.set(each, caughtUp(was.standing));
      setState({ seat, shown, isHeld: false, isLeap: true });
    },
    showNext(count = 1) {
      const before = present();
      const moments = before?.waiting.slice(0, count) ?? [];
      const view = moments.at(-1)?.view;
      if (!before || !view) return;
      const log = [...before.log, ...moments.flatMap(({ told }) => told ?? [])];
      const shown = { ...before, view, log, waiting: before.waiting.slice(count) };
      setState((state) => withShown(state, state.seat, shown));
    },
    showAll() {
      const before = present();
      if (before) setState((state) => withShown(state, state.seat, caughtUp(before.standing)));
      setState({ isHeld: false });
    },
    hold: (isHeld: boolean) => setState({ isHeld }),
    putRefusalAway: () => setState({ refusal: null }),
    forgetPointing: () => setState({ pointing: null }),
    close: () => link.close(),
  });
}

/** Undo is asked for by a seat of one's own; which one does not matter where all play together. */
function ownSeat({ seats, seat }: TableState): Seat {
  return seats.includes(seat) ? seat : (seats[0] ?? seat);
}
