import { checkOverwriting, writeSaved } from '../files.ts';
import type { CliWords } from '../words/en.ts';
import type { Session } from './session.ts';

/** Where a game is saved. */
export class Saving {
  /** Saved here after every decision; null as long as no file was named. */
  file: string | null;
  /** The file the game came from, to be offered when it is saved. */
  private readonly origin: string | null;

  constructor(file: string | null, origin: string | null) {
    this.file = file;
    this.origin = origin;
  }

  get suggestion(): string | null {
    return this.file ?? this.origin;
  }

  keep(session: Session, say: CliWords): void {
    if (this.file !== null) writeSaved(this.file, session.match.record(), session.players, say);
  }

  /** Under a new name; a file that is no saved game is left alone. */
  saveAs(file: string, session: Session, say: CliWords): void {
    if (file !== this.file && file !== this.origin) checkOverwriting(file, say);
    writeSaved(file, session.match.record(), session.players, say);
    this.file = file;
  }
}
