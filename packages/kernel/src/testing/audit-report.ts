/** An auditor's findings in the log of a game, and the share that could be checked. */
export class AuditReport<Matter extends string> {
  readonly findings: Finding<Matter>[] = [];
  readonly checked = new Map<Matter, number>();
  readonly skipped = new Map<Matter, number>();
  /** Why numbers were skipped, and how often. */
  readonly reasons = new Map<string, number>();
  /** The number of the line he is reading. */
  at = 0;

  check(matter: Matter, right: boolean, text: string): void {
    count(this.checked, matter);
    if (!right) this.findings.push({ at: this.at, matter, text });
  }

  equal(matter: Matter, told: unknown, derived: unknown, what: string): void {
    const right = told === derived;
    this.check(matter, right, right ? what : `${what}: ${told} told, ${derived} derived`);
  }

  /** A fact that cannot be derived from the log. */
  skip(matter: Matter, reason: string): void {
    count(this.skipped, matter);
    count(this.reasons, `${matter}: ${reason}`);
  }

  add({ checked, skipped, reasons, findings }: AuditReport<Matter>): void {
    for (const [matter, more] of checked) count(this.checked, matter, more);
    for (const [matter, more] of skipped) count(this.skipped, matter, more);
    for (const [reason, more] of reasons) count(this.reasons, reason, more);
    this.findings.push(...findings);
  }
}

export interface Finding<Matter extends string> {
  /** The number of the line in the log. */
  readonly at: number;
  readonly matter: Matter;
  readonly text: string;
}

function count<K>(counts: Map<K, number>, key: K, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
