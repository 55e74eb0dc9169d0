/**
 * The entries that the engine speaks of by another name than their address: the names of rules,
 * procedures and steps, and those of keywords and icons, each with the address of its entry.
 */
export interface EngineNames {
  readonly rules: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<string, string>>;
}

/** `attack (enemy activation)` → `attack-enemy-activation` */
export function addressOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

const STEP = /^\d+(?:\.\d+)+[a-z]?(?= |$)/;

/** Steps that a book counts like chapters: `6.4.2`, `6.4.2 shadow cards` → `step-6-4-2`. */
export function addressOfStep(name: string): string | undefined {
  const [number] = STEP.exec(name) ?? [];
  return number && `step-${addressOf(number)}`;
}
