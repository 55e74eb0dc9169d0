import type { Books } from './books.ts';
import type { Told } from './prints.ts';
import type { Report } from './report.ts';

/** A reader that checks one matter, before a line is entered in the books. */
export interface Watch {
  before(line: Told): void;
}

/** The tools of every watch. */
export interface Desk {
  readonly books: Books;
  readonly report: Report;
}
