import type { Filter, Modifier } from '../../../src/vocabulary/builders.ts';
import {
  aboutYou,
  action,
  all,
  any,
  byYou,
  cannot,
  capAt,
  cardIs,
  constant,
  exhaustThis,
  exists,
  flip,
  forcedResponse,
  itself,
  minion,
  oncePerRound,
  putIntoPlay,
  query,
  resourceFor,
  response,
  setup,
  THIS,
  titled,
  trait,
  type,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const massForm = query('yours', any(titled('Solid'), titled('Phased')));
const isPhased = exists(query('yours', titled('Phased')));

/** Something that does not hinder Shadowcat herself. */
const ignored = (stat: 'guard' | 'patrol' | 'crisis', of: Filter): Modifier => ({
  ...capAt(stat, of, 0),
  while: isPhased,
  against: itself,
});

export const shadowcat = hardCard(
  {
    code: '32030a',
    octgnId: '47d34c5d-5319-45a9-a2d6-1fb975032030',
    name: 'Shadowcat',
    type: 'hero',
    faction: 'hero',
    set: 'shadowcat',
    quantity: 1,
    unique: true,
    thw: 2,
    atk: 2,
    def: 2,
    health: 9,
    handSize: 5,
    traits: ['X-Men'],
    otherSide: '32030b',
  },
  constant(
    ignored('guard', minion),
    ignored('patrol', minion),
    ignored('crisis', type('side_scheme')),
  ),
);

export const kittyPryde = hardCard(
  {
    code: '32030b',
    octgnId: '47d34c5d-5319-45a9-a2d6-1fb975032030',
    name: 'Kitty Pryde',
    type: 'alter_ego',
    faction: 'hero',
    set: 'shadowcat',
    quantity: 1,
    unique: true,
    rec: 3,
    health: 9,
    handSize: 6,
    traits: ['Mutant'],
    otherSide: '32030a',
  },
  setup(putIntoPlay(query('setAside', titled('Solid')))),
  action(flip(massForm), { limit: oncePerRound }),
);

export const solid = hardCard(
  {
    code: '32031a',
    octgnId: '47d34c5d-5319-45a9-a2d6-1fb975032031',
    name: 'Solid',
    type: 'upgrade',
    faction: 'hero',
    set: 'shadowcat',
    quantity: 1,
    deckLimit: 1,
    resources: { physical: 1 },
    otherSide: '32031b',
    keywords: { form: 'mass', permanent: true },
  },
  resourceFor(all(type('event'), any(trait('Attack'), trait('Defense'))), ['physical'], {
    form: 'hero',
    cost: exhaustThis,
  }),
  response('attackMade', byYou, flip(THIS)),
  response('defended', aboutYou, flip(THIS)),
);

export const phased = hardCard(
  {
    code: '32031b',
    octgnId: '47d34c5d-5319-45a9-a2d6-1fb975032031',
    name: 'Phased',
    type: 'upgrade',
    faction: 'hero',
    set: 'shadowcat',
    quantity: 1,
    deckLimit: 1,
    resources: { mental: 1 },
    otherSide: '32031a',
    nameDe: 'Phased',
    keywords: { form: 'mass', permanent: true },
  },
  constant(cannot('cannotTakeDamage', yourIdentity, cardIs(query('defender'), yourIdentity))),
  forcedResponse('attackMade', byYou, flip(THIS)),
  forcedResponse('defended', aboutYou, flip(THIS)),
);
