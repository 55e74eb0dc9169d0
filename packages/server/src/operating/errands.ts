import { z } from 'zod';
import type { Office } from './office.ts';
import { listReports, type ReportFile, type ReportLine, showReport } from './reports.ts';
import {
  closeTable,
  deleteTable,
  listTables,
  type Repaired,
  repairTable,
  showTable,
  type TableFile,
  type TableLine,
} from './tables.ts';

const table = z.string().max(64);
const most = z.number().int().min(1).max(100_000);

/** The errands of operators, from the command line or through a running server. */
export const errand = z.discriminatedUnion('do', [
  z.object({ do: z.literal('listTables'), most }),
  z.object({ do: z.literal('showTable'), table }),
  z.object({ do: z.literal('repairTable'), table, to: z.number().int().min(0).nullable() }),
  z.object({ do: z.literal('closeTable'), table, isClosed: z.boolean() }),
  z.object({ do: z.literal('deleteTable'), table }),
  z.object({ do: z.literal('listReports'), most }),
  z.object({ do: z.literal('showReport'), report: z.string().max(64) }),
]);
export type Errand = z.infer<typeof errand>;

/** The result of each errand; null or false if there is no such thing. */
interface Results {
  readonly listTables: readonly TableLine[];
  readonly showTable: TableFile | null;
  readonly repairTable: Repaired | null;
  readonly closeTable: boolean;
  readonly deleteTable: boolean;
  readonly listReports: readonly ReportLine[];
  readonly showReport: ReportFile | null;
}
export type Result<E extends Errand> = Results[E['do']];

export function run(asked: Errand, office: Office): Promise<Results[keyof Results]> {
  switch (asked.do) {
    case 'listTables':
      return listTables(office, asked.most);
    case 'showTable':
      return showTable(office, asked.table);
    case 'repairTable':
      return repairTable(office, asked.table, asked.to);
    case 'closeTable':
      return closeTable(office, asked.table, asked.isClosed);
    case 'deleteTable':
      return deleteTable(office, asked.table);
    case 'listReports':
      return listReports(office, asked.most);
    case 'showReport':
      return showReport(office, asked.report);
  }
}
