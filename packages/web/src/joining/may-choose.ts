import type { ListedTable } from '@grimrule/room';

/** Nobody has decided anything so far. The server refuses what comes too late all the same. */
export const mayChoose = ({ mine, summary }: ListedTable) =>
  mine.length > 0 && summary.decisions === 0 && summary.outcome === null;
