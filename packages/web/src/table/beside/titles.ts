/** Without what tells one rule from another in the index of the book: `Attack (enemy activation)`. */
export function shortTitle(title: string): string {
  const open = title.endsWith(')') ? title.lastIndexOf(' (') : -1;
  return open < 0 ? title : title.slice(0, open);
}

/** Steps that the book counts: `4 Deal damage`, `a Turn the card over`, `6.4b Initiate the attack`. */
export function isCounted(step: string): boolean {
  return /^(\d+(?:\.\d+)*[a-z]?|[a-z])\.? \S/.test(step);
}
