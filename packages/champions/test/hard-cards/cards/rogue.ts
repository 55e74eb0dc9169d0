import {
  aboutThis,
  action,
  ally,
  attach,
  cardIs,
  choose,
  constant,
  forcedResponse,
  gains,
  gainsTrait,
  gainTraitsOf,
  host,
  minion,
  not,
  oncePerRound,
  query,
  sequence,
  setAside,
  setup,
  titled,
  type,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const touchedCard = titled('Touched');
const setTouchedAside = setAside(query('anywhere', touchedCard));

export const touched = hardCard(
  {
    code: '38002',
    octgnId: 'eb5252a6-d631-49b7-a562-b88b23038002',
    name: 'Touched',
    type: 'upgrade',
    faction: 'hero',
    set: 'rogue',
    quantity: 1,
    deckLimit: 1,
    resources: { physical: 1 },
    traits: ['Condition'],
  },
  constant(
    gains('overkill', yourIdentity, 1, cardIs(host, minion)),
    gains('retaliate', yourIdentity, 1, cardIs(host, type('villain'))),
    gainsTrait('Aerial', yourIdentity, cardIs(host, ally)),
    gains('stalwart', yourIdentity, 1, cardIs(host, type('hero'))),
  ),
);

export const rogue = hardCard(
  {
    code: '38001a',
    octgnId: 'eb5252a6-d631-49b7-a562-b88b23038001',
    name: 'Rogue',
    type: 'hero',
    faction: 'hero',
    set: 'rogue',
    quantity: 1,
    unique: true,
    thw: 2,
    atk: 2,
    def: 2,
    health: 11,
    handSize: 5,
    traits: ['X-Men'],
    otherSide: '38001b',
  },
  action(
    choose(query('characters', not(yourIdentity)), (other) =>
      sequence(attach(query('anywhere', touchedCard), other), gainTraitsOf(other, 'round')),
    ),
    { limit: oncePerRound },
  ),
  forcedResponse('playerPhaseBegins', null, setTouchedAside),
);

export const annaMarie = hardCard(
  {
    code: '38001b',
    octgnId: 'eb5252a6-d631-49b7-a562-b88b23038001',
    name: 'Anna Marie',
    type: 'alter_ego',
    faction: 'hero',
    set: 'rogue',
    quantity: 1,
    unique: true,
    rec: 3,
    health: 11,
    handSize: 6,
    traits: ['Mutant'],
    otherSide: '38001a',
  },
  setup(setTouchedAside),
  forcedResponse('formChanged', aboutThis, setTouchedAside),
);
