/** The deeds of the commands `tables` and `reports`. */
export const TABLES_DEEDS = ['list', 'show', 'repair', 'close', 'open', 'delete'] as const;
export type TablesDeed = (typeof TABLES_DEEDS)[number];

export const REPORTS_DEEDS = ['list', 'show'] as const;
export type ReportsDeed = (typeof REPORTS_DEEDS)[number];
