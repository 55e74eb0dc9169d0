/** The part of a browser's history that a guard needs. */
interface Past {
  readonly state: unknown;
  pushState(state: unknown, unused: string): void;
}

const GUARD = 'grimrule.guard';

/**
 * Notices when somebody goes back from a table. A second entry of the same address lies on top of
 * the table's own: the first step back leads from that to the table, and only the next one away.
 */
export class BackGuard {
  private readonly past: Past;
  private readonly onBack: () => void;
  /** Whether the second entry is where we are. */
  private isOnTop: boolean;

  constructor(past: Past, onBack: () => void) {
    this.past = past;
    this.onBack = onBack;
    // After a reload it is still there.
    this.isOnTop = isGuard(past.state);
  }

  /** Browsers step over entries that were made without a deed of the person, so it waits for one. */
  arm(): void {
    if (this.isOnTop) return;
    this.past.pushState({ [GUARD]: true }, '');
    this.isOnTop = true;
  }

  /** The browser went back or forward. */
  moved(): void {
    const wasOnTop = this.isOnTop;
    this.isOnTop = isGuard(this.past.state);
    if (wasOnTop && !this.isOnTop) this.onBack();
  }
}

const isGuard = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && GUARD in state;
