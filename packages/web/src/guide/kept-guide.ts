/** Where the browser keeps whether a table is guided, and what somebody knows of a game. */
const TABLE = 'grimrule.guide.';
const GAME = 'grimrule.guided.';

export function isGuided(table: string): boolean {
  const stored = sessionStorage.getItem(TABLE + table) ?? localStorage.getItem(TABLE + table);
  return stored === 'on' || (stored === null && new URLSearchParams(location.search).has('guide'));
}

/** Whether the guide explains this table. */
export function setGuided(table: string, isOn: boolean): void {
  sessionStorage.removeItem(TABLE + table);
  localStorage.setItem(TABLE + table, isOn ? 'on' : 'off');
}

/** What somebody has done of a game's guide, at whatever table. */
interface Known {
  readonly done: readonly string[];
  /** Whether the guide was left, or is done: it does not begin by itself again. */
  readonly isLeft: boolean;
}

const NOTHING: Known = { done: [], isLeft: false };

export function knownOf(game: string): Known {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(GAME + game) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const { done, isLeft } = kept as { readonly done?: unknown; readonly isLeft?: unknown };
    return {
      done: Array.isArray(done) ? done.filter((each) => typeof each === 'string') : [],
      isLeft: isLeft === true,
    };
  } catch {
    return NOTHING;
  }
}

export function keepKnown(game: string, known: Partial<Known>): void {
  localStorage.setItem(GAME + game, JSON.stringify({ ...knownOf(game), ...known }));
}

/** The next guided table begins with the first step. */
export function forgetKnown(game: string): void {
  localStorage.removeItem(GAME + game);
}

/** A first game is guided, unless somebody has left the guide of that game or has done all of it. */
export function guideFirstGame(game: string, table: string): void {
  if (!knownOf(game).isLeft) setGuided(table, true);
}
