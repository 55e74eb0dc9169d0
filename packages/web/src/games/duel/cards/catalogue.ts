import { duelWords, POOL, SIDES } from '@grimrule/duel';
import type { Catalogue, Group } from '../../../cards/catalogue.ts';
import { dataParts } from '../../../cards/data-parts.ts';
import { DUEL_PAGE } from '../words.ts';
import { EXPLAINS } from './explains.ts';

const sides: readonly Group[] = SIDES.map((side, seat) => ({
  id: side,
  kind: 'deck',
  name: { en: duelWords.en.seat(seat), de: duelWords.de.seat(seat) },
  codes: new Set(POOL.flatMap((card) => (card.side === side ? [card.code] : []))),
}));

const kinds = [...new Set(POOL.map(({ kind }) => kind))];

/** Quotation marks and apostrophes are set in books and typed in data. */
const typed = (title: string) => title.replaceAll('’', "'");

export const duelCatalogue: Catalogue = {
  cards: POOL.map(({ code, kind, copies, cost, abilities }, design) => ({
    code,
    design,
    type: kind,
    copies,
    otherSides: [],
    says: dataParts({ type: kind, cost }, abilities),
  })),
  types: kinds.map((kind) => ({
    type: kind,
    name: { en: DUEL_PAGE.en.kinds[kind], de: DUEL_PAGE.de.kinds[kind] },
  })),
  groups: sides,
  explains: EXPLAINS,
  // Each artefact has an entry of its own.
  entriesOf: ({ design, type }, { entries }) => {
    if (type !== 'artefact') return [];
    const title = typed(duelWords.en.name(design));
    return entries.flatMap(({ id, en }) => (typed(en.title) === title ? [id] : []));
  },
};
