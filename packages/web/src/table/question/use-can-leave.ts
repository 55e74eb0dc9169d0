import { useTable, useTableState } from '../table-context.tsx';

/**
 * Whether the choice that is being made can be left. Where opponents sit at the table they have seen
 * what was begun: then it has to be undone with their consent.
 */
export function useCanLeave(): boolean {
  const { prompt, seat } = useTable();
  const leaves = useTableState(({ shown }) => shown.get(seat)?.standing.leaves ?? null);
  const isAlone = useTableState(
    ({ info, seats }) =>
      info?.cooperative === true ||
      (info?.seats.every(({ bot, isFree }, at) => bot !== null || isFree || seats.includes(at)) ??
        false),
  );
  return prompt !== null && leaves !== null && isAlone;
}
