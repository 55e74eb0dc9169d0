import type { Books } from './books.ts';
import type { Told } from './prints.ts';
import type { Matter, Report } from './report.ts';

/** A reader of the log that checks one matter. */
export interface Watch {
  /** Before the line is entered in the books. */
  before?(line: Told): void;
  /** Afterwards. */
  after?(line: Told): void;
}

/** Lines at which everything that was going on before has come to its end. */
export const MARKERS: readonly string[] = [
  'villainPhase',
  'stepThreat',
  'stepActivate',
  'stepDeal',
  'stepReveal',
  'villainPhaseEnds',
  'roundBegins',
  'turnBegins',
];

export const ENDINGS: readonly string[] = ['playersWin', 'playersLose'];

interface Awaited {
  readonly matter: Matter;
  readonly says: readonly string[];
  readonly fits: (line: Told) => boolean;
  readonly text: string;
}

/** Lines about cards that are defeated at the same time, and about the cards attached to them. */
const MEANWHILE: readonly string[] = ['defeated', 'eliminated', 'discardedFromPlay'];

/** Lines that must come at once; only those who are defeated at the same time come before. */
export class NextLine implements Watch {
  private readonly report: Report;
  private awaited: Awaited[] = [];

  constructor(report: Report) {
    this.report = report;
  }

  await(
    matter: Matter,
    says: readonly string[],
    text: string,
    fits: (line: Told) => boolean = () => true,
  ): void {
    this.awaited.push({ matter, says, text, fits });
  }

  before(line: Told): void {
    if (this.awaited.length === 0) return;
    if (ENDINGS.includes(line.say)) this.awaited = [];
    if (MEANWHILE.includes(line.say)) return;
    const found = this.awaited.findIndex(({ says }) => says.includes(line.say));
    if (found < 0) {
      for (const { matter, text } of this.awaited) this.report.check(matter, false, text);
      this.awaited = [];
      return;
    }
    const [awaited] = this.awaited.splice(found, 1);
    if (awaited) this.report.check(awaited.matter, awaited.fits(line), awaited.text);
  }
}

/** The tools of every watch. */
export interface Desk {
  readonly books: Books;
  readonly report: Report;
  readonly next: NextLine;
}
