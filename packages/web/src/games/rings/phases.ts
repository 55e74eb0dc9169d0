import type { View } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Phase } from '../page-game.ts';
import { NAMES } from './names.ts';
import type { RingsView } from './view.ts';

const PHASES = [
  'resource',
  'planning',
  'quest',
  'travel',
  'encounter',
  'combat',
  'refresh',
] as const;

/** The seven phases of a round, and which of them it is. */
export function phasesOf(view: View, language: Language): readonly Phase[] {
  const { phase } = (view as RingsView).vars;
  const { phases } = NAMES[language];
  return PHASES.map((id) => ({ id, label: phases[id], isNow: id === phase }));
}
