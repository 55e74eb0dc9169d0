import type { Answer, Refusal, Seat, View } from '@grimrule/kernel';
import { changed } from '@grimrule/kernel';
import type {
  ChatLine,
  Knock,
  Pointing,
  Reason,
  ServerMessage,
  Standing,
  TableInfo,
  TellingMoment,
  Told,
  UndoTargets,
} from '@grimrule/room';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { OpensLink } from '../link/early-links.ts';
import type { LinkStatus, Saying } from '../link/table-link.ts';

/** The view of one seat: where the table stands, and how far the page has shown it. */
interface SeatShown {
  readonly standing: Standing;
  /** The position on the screen: behind the standing while moments are still to be shown. */
  readonly view: View;
  readonly log: readonly Told[];
  readonly waiting: readonly WaitingMoment[];
}

/** A moment that is still to be shown, and the position after it. */
interface WaitingMoment {
  readonly told: TellingMoment['told'];
  readonly view: View;
}

export interface TableState {
  readonly status: LinkStatus;
  readonly info: TableInfo | null;
  /** When that was told: seconds that it speaks of count from then. */
  readonly infoAt: number;
  /** The seats that are played here; none for a spectator. */
  readonly seats: readonly Seat[];
  /** The seat through whose eyes the table is seen. */
  readonly seat: Seat;
  readonly shown: ReadonlyMap<Seat, SeatShown>;
  readonly chat: readonly ChatLine[];
  /** The people who would like to have a seat; only players hear of them. */
  readonly knocks: readonly Knock[];
  readonly pointing: (Pointing & { readonly at: number }) | null;
  /** The latest refusal of the table, until something is accepted or it is put away. */
  readonly refusal: Refusal | null;
  /** Whether a move was made that has been neither accepted nor refused. */
  readonly saying: boolean;
  /** A position of the past that is being looked at. */
  readonly past: Standing | null;
  /** Why a line of the log was told, as far as that was asked last. */
  readonly reasons: { readonly line: number; readonly reasons: readonly Reason[] } | null;
  /** Whether the moment on the screen has to be looked at before the question comes. */
  readonly isHeld: boolean;
  /** Whether what is on the screen did not follow from what was there before. */
  readonly isLeap: boolean;
}

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
  const store = createStore<TableState>(() => ({
    status: 'connecting',
    info: null,
    infoAt: 0,
    seats: [],
    seat: 0,
    shown: new Map(),
    chat: [],
    knocks: [],
    pointing: null,
    refusal: null,
    saying: false,
    past: null,
    reasons: null,
    isHeld: false,
    isLeap: false,
  }));
  const { getState, setState } = store;
  let expected = -1;
  /** The decisions at which the page has passed, by how many had been made before. */
  const passed = new Set<number>();

  const put = (seat: Seat, shown: SeatShown) =>
    setState({ shown: new Map(getState().shown).set(seat, shown) });

  const heard = (message: ServerMessage): void => {
    switch (message.say) {
      case 'welcome': {
        const { info, seats, standings, chat } = message;
        const shown = new Map(standings.map((standing) => [standing.seat, caughtUp(standing)]));
        const { seat: before } = getState();
        const first = standings[0]?.seat ?? 0;
        const asked = standings.find(({ view }) => view.prompt)?.seat;
        const seat = asked ?? (shown.has(before) ? before : first);
        // The open knocks come next.
        setState({ info, infoAt: Date.now(), seats, shown, chat, seat, knocks: [] });
        setState({ saying: false, past: null, isHeld: false, isLeap: true });
        return;
      }
      case 'update': {
        const { keep, moments, ...rest } = message.update;
        const before = getState().shown.get(rest.seat);
        if (!before) return;
        const fresh = following(before.standing.view, moments);
        const view = fresh.at(-1)?.view ?? before.standing.view;
        const news = moments.flatMap(({ told }) => (told ? [told] : []));
        const log = [...before.standing.log.slice(0, keep), ...news];
        const standing: Standing = { ...rest, view, log };
        // Undone moves vanish at once; only new ones are shown step by step.
        const goesOn = keep === before.standing.log.length;
        const next = goesOn
          ? { ...before, standing, waiting: [...before.waiting, ...fresh] }
          : caughtUp(standing);
        if (!goesOn) setState({ isHeld: false });
        if (getState().past === null) setState({ isLeap: !goesOn });
        put(rest.seat, rest.seat === getState().seat ? next : caughtUp(standing));
        return;
      }
      case 'table':
        setState({ info: message.info, infoAt: Date.now() });
        return;
      case 'done':
        if (message.id === expected) setState({ saying: false, refusal: null });
        return;
      case 'refused':
        setState({ refusal: message.refusal });
        if (message.id === null || message.id === expected) setState({ saying: false });
        return;
      case 'chat':
        setState({ chat: [...getState().chat, message.line] });
        return;
      case 'knocks':
        setState({ knocks: message.knocks });
        return;
      case 'point': {
        const { seat, name, card } = message;
        setState({ pointing: { seat, name, card, at: Date.now() } });
        return;
      }
      case 'why': {
        const { line, reasons } = message;
        setState({ reasons: { line, reasons } });
        return;
      }
      case 'look': {
        const { standing } = message;
        const { past } = getState();
        const isLeap = past === null || standing.decisions !== past.decisions + 1;
        setState({ past: standing, isLeap });
      }
    }
  };

  const link = open({
    heard,
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
      put(getState().seat, { ...before, view, log, waiting: before.waiting.slice(count) });
    },
    showAll() {
      const before = present();
      if (before) put(getState().seat, caughtUp(before.standing));
      setState({ isHeld: false });
    },
    hold: (isHeld: boolean) => setState({ isHeld }),
    putRefusalAway: () => setState({ refusal: null }),
    forgetPointing: () => setState({ pointing: null }),
    close: () => link.close(),
  });
}

/** The moments with the position after each of them. */
function following(view: View, moments: readonly TellingMoment[]): readonly WaitingMoment[] {
  let after = view;
  return moments.map(({ told, change }) => {
    after = changed(after, change);
    return { told, view: after };
  });
}

function caughtUp(standing: Standing): SeatShown {
  return { standing, view: standing.view, log: standing.log, waiting: [] };
}

/** Undo is asked for by a seat of one's own; which one does not matter where all play together. */
function ownSeat({ seats, seat }: TableState): Seat {
  return seats.includes(seat) ? seat : (seats[0] ?? seat);
}
