import type { Books } from './books.ts';
import type { Told } from './prints.ts';
import type { Report } from './report.ts';

/** One who reads along and looks after one matter, before a line is entered in the books. */
export interface Watch {
  before(line: Told): void;
}

/** What every watch works with. */
export interface Desk {
  readonly books: Books;
  readonly report: Report;
}
