import { useLocation } from 'wouter';

/** Where the game on the screen is kept; null for one that is being watched again. */
export interface Kept {
  readonly where: 'here' | 'server';
  readonly table: string;
  readonly replay: string;
}

export function useKept(): Kept | null {
  const [path] = useLocation();
  const [, kind, table = ''] = path.split('/');
  if (kind === 'local') return { where: 'here', table, replay: `/replay/local/${table}` };
  return kind === 'table' ? { where: 'server', table, replay: `/replay/${table}` } : null;
}
