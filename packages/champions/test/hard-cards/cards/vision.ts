import {
  aboutThis,
  action,
  any,
  cannot,
  change,
  constant,
  draw,
  exists,
  flip,
  inForm,
  itself,
  oncePerRound,
  putIntoPlay,
  query,
  response,
  setup,
  titled,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const massForm = query('yours', any(titled('Intangible'), titled('Dense')));
const isDense = exists(query('yours', titled('Dense')));
const isIntangible = exists(query('yours', titled('Intangible')));

export const visionHero = hardCard(
  {
    code: '26001a',
    octgnId: '4141ca7b-ffda-42ed-8432-c2772ca13495',
    name: 'Vision',
    type: 'hero',
    faction: 'hero',
    set: 'vision',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 2,
    atk: 0,
    def: 0,
    health: 11,
    handSize: 5,
    traits: ['Android', 'Avenger'],
    otherSide: '26001b',
  },
  action(flip(massForm), { limit: oncePerRound }),
);

export const visionAlterEgo = hardCard(
  {
    code: '26001b',
    octgnId: '4141ca7b-ffda-42ed-8432-c2772ca13495',
    name: 'Vision',
    type: 'alter_ego',
    faction: 'hero',
    set: 'vision',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 11,
    handSize: 5,
    traits: ['Android'],
    otherSide: '26001a',
  },
  constant(change('rec', itself, 2, isDense), change('handSize', itself, 1, isIntangible)),
  setup(putIntoPlay(query('setAside', titled('Intangible')))),
);

export const intangible = hardCard(
  {
    code: '26002',
    octgnId: 'c7f3cb05-1e4d-4599-a0ae-2e727ae3e40b',
    name: 'Intangible',
    type: 'upgrade',
    faction: 'hero',
    set: 'vision',
    quantity: 1,
    deckLimit: 1,
    cost: 0,
    otherSide: '26002b',
    keywords: { form: 'mass', permanent: true },
  },
  constant(
    cannot('cannotAttack', yourIdentity),
    cannot('cannotDefend', yourIdentity),
    change('lessAttackDamage', yourIdentity, 2),
  ),
);

export const dense = hardCard(
  {
    code: '26002b',
    octgnId: 'c7f3cb05-1e4d-4599-a0ae-2e727ae3e40b',
    name: 'Dense',
    type: 'upgrade',
    faction: 'hero',
    set: 'vision',
    quantity: 1,
    deckLimit: 1,
    cost: 0,
    otherSide: '26002',
    nameDe: 'Dense',
    keywords: { form: 'mass', permanent: true },
  },
  constant(
    change('atk', yourIdentity, 2, inForm('hero')),
    change('def', yourIdentity, 2, inForm('hero')),
  ),
  response('flipped', aboutThis, draw(1)),
);
