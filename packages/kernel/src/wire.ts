/** A message of unknown shape. */
export type Sent = Readonly<Record<string, unknown>>;

export function isSent(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

export function fieldsBesides(sent: Sent, known: readonly string[]): readonly string[] {
  return Object.keys(sent).filter((field) => !known.includes(field));
}

/**
 * Far deeper than a saved game: anything deeper would overflow the stack when it is copied or
 * written.
 */
const DEEPEST = 200;

/** Whether lists and objects lie in each other deeper than anything that is sent for a reason. */
export function isTooDeep(sent: unknown): boolean {
  let level: readonly unknown[] = [sent];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  return false;
}

/** A sent value where a word was wanted, to be told back: lists and objects have no words. */
export function asSent(value: unknown): string {
  return typeof value === 'object' && value !== null ? '…' : String(value);
}

/** The object that a text holds as JSON; null for any other text, and for one that is nested too deep. */
export function sentText(text: string): Sent | null {
  if (!text.startsWith('{')) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSent(value) && !isTooDeep(value) ? value : null;
  } catch {
    return null;
  }
}
