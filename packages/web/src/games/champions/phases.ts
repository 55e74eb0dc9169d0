import type { View } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Phase } from '../page-game.ts';
import { NAMES } from './names.ts';
import type { ChampionsView } from './view.ts';

/** The steps of the villain phase in which encounter cards are dealt and revealed. RR: Villain Phase. */
const FIRST_OF_ENCOUNTERS = 4;

/** A round: the turns of the players, the enemies, the encounter cards. */
export function phasesOf(view: View, language: Language): readonly Phase[] {
  const { vars, seat, stack } = view as ChampionsView;
  const { phases } = NAMES[language];
  const step = stack.find(({ procedure }) => procedure === 'villain phase')?.step ?? 0;
  const isVillains = vars.phase === 'villain';
  const isEncounters = isVillains && step >= FIRST_OF_ENCOUNTERS;
  return [
    {
      id: 'player',
      label: vars.active === seat ? phases.you : phases.player,
      isNow: vars.phase === 'player',
    },
    { id: 'villain', label: phases.enemies, isNow: isVillains && !isEncounters },
    { id: 'encounters', label: phases.encounters, isNow: isEncounters },
  ];
}
