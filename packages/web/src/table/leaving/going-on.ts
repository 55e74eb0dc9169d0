import { useTableState } from '../table-context.tsx';

/** Whether a game of mine goes on here: in a replay and while watching, no seat is mine. */
export function useGoingOn(): boolean {
  return useTableState(
    ({ seats, shown, seat }) => seats.length > 0 && shown.get(seat)?.standing.view.outcome === null,
  );
}
