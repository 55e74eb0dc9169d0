import { POOL } from '@grimrule/highcard';
import type { Catalogue } from '../../../cards/catalogue.ts';
import { HIGHCARD_PAGE } from '../words.ts';

export const highcardCatalogue: Catalogue = {
  cards: POOL.map(({ code }, design) => ({
    code,
    design,
    type: 'number',
    copies: 1,
    otherSides: [],
    says: ['type:number'],
  })),
  types: [{ type: 'number', name: { en: HIGHCARD_PAGE.en.kind, de: HIGHCARD_PAGE.de.kind } }],
  groups: [],
  explains: { 'type:number': 'numbers' },
};
