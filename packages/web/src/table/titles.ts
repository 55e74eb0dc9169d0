/** Without what tells one rule from another in the index of the book: `Attack (enemy activation)`. */
export function shortTitle(title: string): string {
  return title.replace(/ \([^)]*\)$/, '');
}

/** Steps that the book counts, `4 Deal damage` or `a Turn the card over`; others only have names here. */
export function isCounted(step: string): boolean {
  return /^(\d+|[a-z])\.? \S/.test(step);
}
