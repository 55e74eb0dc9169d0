import type { PassLabels } from '../page-game.ts';

export const PASS_LABELS: PassLabels = {
  en: {
    mulligan: 'Keep this hand',
    discardAtEnd: 'Keep all cards',
    whoDefends: 'Do not defend',
  },
  de: {
    mulligan: 'Diese Hand behalten',
    discardAtEnd: 'Alle Karten behalten',
    whoDefends: 'Nicht verteidigen',
  },
};
