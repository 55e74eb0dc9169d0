/** The texts that this browser keeps under a name; an unreadable text counts as none. */
export function readKept<T extends object>(name: string, where = localStorage): Partial<T> {
  try {
    const read: unknown = JSON.parse(where.getItem(name) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Partial<T>) : {};
  } catch {
    return {};
  }
}

export function writeKept(name: string, value: object): void {
  localStorage.setItem(name, JSON.stringify(value));
}
