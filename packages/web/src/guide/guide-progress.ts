/** Where it is kept that a table is played with the guide: the start screen puts 'on' there. */
const KEPT = 'grimrule.guide.';

export function isGuided(table: string): boolean {
  const stored = sessionStorage.getItem(KEPT + table) ?? localStorage.getItem(KEPT + table);
  return stored === 'on' || (stored === null && new URLSearchParams(location.search).has('guide'));
}

/** Whether the guide explains this table. */
export function setGuided(table: string, isOn: boolean): void {
  sessionStorage.removeItem(KEPT + table);
  localStorage.setItem(KEPT + table, isOn ? 'on' : 'off');
}

/** The lessons that have been read at a table. */
export function readLessons(table: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEPT}${table}.read`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRead(table: string, read: readonly string[]): void {
  localStorage.setItem(`${KEPT}${table}.read`, JSON.stringify(read));
}
