import { duelWords } from '@grimrule/duel';
import type { View } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Phase } from '../page-game.ts';
import type { DuelView } from './zones.ts';

const PHASES = ['play', 'attack', 'draw'] as const;

/** The three phases of a turn, and which of them it is. */
export function phasesOf(view: View, language: Language): readonly Phase[] {
  const { phase } = (view as DuelView).vars;
  return PHASES.map((id) => ({ id, label: duelWords[language].phase(id), isNow: id === phase }));
}
