import { SIDES } from '@grimrule/duel';
import type { Option, State, Table } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { countedIn } from '../counted.ts';
import type { DeedFacts } from '../page-game.ts';
import { SHARED_TITLES } from '../question-titles.ts';
import type { DuelView } from './zones.ts';

type Vars = DuelView['vars'];

export const DEEDS: DeedFacts = {
  titles: {
    en: {
      ...SHARED_TITLES.en,
      playPhase: 'Play cards',
      betweenAttacks: 'You attack',
      choosePlace: 'Choose a place',
      chooseDiscards: 'Discard cards',
      freeCivilian: 'Free a civilian',
      chooseArtefact: 'Take an artefact',
    },
    de: {
      ...SHARED_TITLES.de,
      playPhase: 'Spiele Karten aus',
      betweenAttacks: 'Du greifst an',
      choosePlace: 'Wähle einen Platz',
      chooseDiscards: 'Wirf Karten ab',
      freeCivilian: 'Befreie einen Zivilisten',
      chooseArtefact: 'Nimm ein Artefakt',
    },
  },
  aims: {},
  life: 'life',
  damaging: 'damaged',
  counted: countedIn({
    en: { damage: ['life', 'life'] },
    de: { damage: ['Lebenspunkt', 'Lebenspunkte'] },
  }),
  tells: pointsBy,
};

/** The points that a deed is sure to bring to either side. */
function pointsBy(table: Table, option: Option, after: State, language: Language): string | null {
  const by = (after.vars as Vars).points - (table.state.vars as Vars).points;
  if (by === 0 || option.verb === 'pass') return null;
  const side = SIDES[by > 0 ? 0 : 1];
  const count = Math.abs(by);
  const names = NAMES[language];
  return `+${count} ${count === 1 ? names.point : names.points} ${names[side ?? 'heroes']}`;
}

const NAMES = {
  en: { point: 'point', points: 'points', heroes: 'for the heroes', villains: 'for the villains' },
  de: { point: 'Punkt', points: 'Punkte', heroes: 'für die Helden', villains: 'für die Schurken' },
} as const;
