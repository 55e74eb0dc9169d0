/** What the auditor looks at. */
export type Matter =
  | 'steps'
  | 'threat'
  | 'activation'
  | 'boost'
  | 'defender'
  | 'damage'
  | 'dealt'
  | 'revealed'
  | 'surge'
  | 'first player'
  | 'encounter deck'
  | 'defeat'
  | 'status'
  | 'main scheme';

export interface Finding {
  /** The number of the line in the log. */
  readonly at: number;
  readonly matter: Matter;
  readonly text: string;
}

/** What an audit found, and how much it could check. */
export class Report {
  readonly findings: Finding[] = [];
  readonly checked = new Map<Matter, number>();
  readonly skipped = new Map<Matter, number>();
  /** Why numbers were skipped, and how often. */
  readonly reasons = new Map<string, number>();
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

  add({ checked, skipped, reasons, findings }: Report): void {
    for (const [matter, more] of checked) count(this.checked, matter, more);
    for (const [matter, more] of skipped) count(this.skipped, matter, more);
    for (const [reason, more] of reasons) count(this.reasons, reason, more);
    this.findings.push(...findings);
  }
}

export const total = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, each) => sum + each, 0);

function count<K>(counts: Map<K, number>, key: K, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
