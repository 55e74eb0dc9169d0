import type { ServerMessage, Standing } from '@grimrule/room';
import type { StoreApi } from 'zustand/vanilla';
import type { TableState } from './table-state.ts';
import { caughtUp, following, withShown } from './table-state.ts';

/** Takes what a table says into the page's state; `isExpected` knows the move that waits for a reply. */
export function hearing(
  { getState, setState }: StoreApi<TableState>,
  isExpected: (id: number) => boolean,
): (message: ServerMessage) => void {
  return (message) => {
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
        const shown = rest.seat === getState().seat ? next : caughtUp(standing);
        setState((state) => withShown(state, rest.seat, shown));
        return;
      }
      case 'table':
        setState({ info: message.info, infoAt: Date.now() });
        return;
      case 'done':
        if (isExpected(message.id)) setState({ saying: false, refusal: null });
        return;
      case 'refused':
        setState({ refusal: message.refusal });
        if (message.id === null || isExpected(message.id)) setState({ saying: false });
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
}
