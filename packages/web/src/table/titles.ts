/** Without what tells one rule from another in the index of the book: `Attack (enemy activation)`. */
export function shortTitle(title: string): string {
  return title.replace(/ \([^)]*\)$/, '');
}

/** Steps that the book counts: `4 Deal damage`, `a Turn the card over`, `6.4b Initiate the attack`. */
export function isCounted(step: string): boolean {
  return /^(\d+(?:\.\d+)*[a-z]?|[a-z])\.? \S/.test(step);
}
