/** What anybody may have sent. */
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
