import type { Language } from '@grimrule/words';

const NOTHING: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    commitToQuest: 'Send nobody',
    whoDefends: 'Do not defend',
    whoDefendTogether: 'Do not defend',
    rangedHelp: 'Do not help',
    planning: 'Play nothing more',
    actionWindow: 'No action',
    whereToTravel: 'Stay here',
    whomToEngage: 'Engage nobody',
    whomToAttack: 'Attack nobody else',
  },
  de: {
    commitToQuest: 'Niemanden schicken',
    whoDefends: 'Nicht verteidigen',
    whoDefendTogether: 'Nicht verteidigen',
    rangedHelp: 'Nicht helfen',
    planning: 'Nichts mehr spielen',
    actionWindow: 'Keine Aktion',
    whereToTravel: 'Hierbleiben',
    whomToEngage: 'Mit niemandem kämpfen',
    whomToAttack: 'Niemanden mehr angreifen',
  },
};

/** What it means to pick no card or to pass, by what is asked. */
export function nothingFor(ask: string, language: Language): string | null {
  return NOTHING[language][ask] ?? null;
}
