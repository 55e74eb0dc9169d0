import { useTable } from '../../table/table-context.tsx';
import type { DuelView } from './zones.ts';

/** What the seat that looks sees of a table of Duel. */
export function useDuel(): DuelView {
  return useTable().view as DuelView;
}
