import type { Office } from './office.ts';

/** A player's report. */
export interface ReportLine {
  readonly report: string;
  readonly table: string;
  readonly seat: number;
  readonly text: string;
  readonly at: string;
}

/** With the game as it stood then, to be replayed. It holds the seed: it is for those who mend it. */
export interface ReportFile extends ReportLine {
  readonly record: unknown;
}

/** Reports, the latest first. */
export async function listReports({ db }: Office, most: number): Promise<readonly ReportLine[]> {
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'game', 'seat', 'text', 'at'])
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, game, at, ...row }) => ({
    ...row,
    report: id,
    table: game,
    at: at.toISOString(),
  }));
}

export async function showReport({ db }: Office, report: string): Promise<ReportFile | null> {
  const row = await db
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', report)
    .executeTakeFirst();
  if (!row) return null;
  const { game, seat, text, record, at } = row;
  return { report, table: game, seat, text, at: at.toISOString(), record };
}
