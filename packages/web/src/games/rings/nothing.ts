import type { Language } from '@grimrule/words';

const NOTHING: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    commitToQuest: 'Commit nobody',
    whoDefends: 'Do not defend',
    whoDefendTogether: 'Do not defend',
    rangedHelp: 'Do not help',
    planning: 'Play nothing more',
    actionWindow: 'Take no action',
    whereToTravel: 'Stay here',
    whomToEngage: 'Engage nobody',
    whomToAttack: 'Attack nobody else',
  },
  de: {
    commitToQuest: 'Niemanden einsetzen',
    whoDefends: 'Nicht verteidigen',
    whoDefendTogether: 'Nicht verteidigen',
    rangedHelp: 'Nicht helfen',
    planning: 'Nichts mehr spielen',
    actionWindow: 'Keine Aktion nutzen',
    whereToTravel: 'Hierbleiben',
    whomToEngage: 'Keinen Kampf beginnen',
    whomToAttack: 'Niemanden mehr angreifen',
  },
};

/** The label for picking no card or passing, by the question. */
export function nothingFor(ask: string, language: Language): string | null {
  return NOTHING[language][ask] ?? null;
}
