import { useTable } from '../../table/table-context.tsx';
import type { DuelView } from './zones.ts';

/** The current seat's view of a table of Duel. */
export function useDuel(): DuelView {
  return useTable().view as DuelView;
}
