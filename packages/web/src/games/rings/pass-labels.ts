import type { PassLabels } from '../page-game.ts';

export const PASS_LABELS: PassLabels = {
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
