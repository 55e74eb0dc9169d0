/** Shows how far a trial is, on stderr: stdout is for its result. */
export class Progress {
  private readonly what: string;
  private readonly isTerminal = process.stderr.isTTY === true;
  private last = 0;

  constructor(what: string) {
    this.what = what;
  }

  show(text: string): void {
    const now = Date.now();
    // A file or a pipe gets a line now and then, a terminal one that changes.
    if (now - this.last < (this.isTerminal ? 100 : 10_000)) return;
    this.last = now;
    process.stderr.write(
      this.isTerminal ? `\r\x1b[K${this.what}: ${text}` : `${this.what}: ${text}\n`,
    );
  }

  end(): void {
    if (this.isTerminal) process.stderr.write('\r\x1b[K');
  }
}
