/** Pages of a rulebook that are no entries; no entry has such an address. */
export const PAGES = ['rounds', 'keywords', 'rulings', 'summary', 'coverage'] as const;
export type RulesPage = (typeof PAGES)[number];

export const entryAddress = (game: string, entry: string) => `/rules/${game}/${entry}`;
export const pageAddress = (game: string, page: RulesPage) => `/rules/${game}/${page}`;
