import type { SignTable } from '../../../rules/keywords/row.ts';
import { row } from '../../../rules/keywords/row.ts';

export const highcardSigns = (): readonly SignTable[] => [
  {
    title: { en: 'Values', de: 'Werte' },
    rows: [row('numbers', 'star', 'The higher one wins.', 'Die höhere gewinnt.')],
  },
];
