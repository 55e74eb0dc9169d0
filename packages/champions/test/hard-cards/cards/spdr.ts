import {
  aboutThis,
  afterCost,
  all,
  alterEgoAction,
  attach,
  choose,
  draw,
  exhaust,
  flip,
  forcedInterrupt,
  moveOver,
  putIntoPlay,
  query,
  resourceLike,
  sequence,
  setup,
  THIS,
  titled,
  trait,
  upgrade,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const suit = query('yours', titled('SP//dr Suit'));
const pilot = query('yours', titled('SP//dr'));
const peni = query('yours', titled('Peni Parker'));

export const activeSuit = hardCard(
  {
    code: '31001a',
    octgnId: '5b7da011-412e-452a-9edd-24618a031001',
    name: 'SP//dr Suit',
    type: 'hero',
    faction: 'hero',
    set: 'spdr',
    quantity: 1,
    unique: true,
    thw: 2,
    atk: 2,
    def: 2,
    health: 14,
    handSize: 3,
    traits: ['Active', 'Web-Warrior'],
    otherSide: '31001b',
  },
  afterCost((exhausted) =>
    resourceLike(exhausted, {
      cost: choose(query('yours', all(upgrade, trait('Interface'))), (gear) => exhaust(gear)),
    }),
  ),
);

export const inactiveSuit = hardCard(
  {
    code: '31001b',
    octgnId: '5b7da011-412e-452a-9edd-24618a031001',
    name: 'SP//dr Suit',
    type: 'support',
    faction: 'hero',
    set: 'spdr',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    traits: ['Inactive', 'Tech'],
    otherSide: '31001a',
    keywords: { permanent: true },
  },
  forcedInterrupt('flipped', aboutThis, sequence(flip(pilot), moveOver(THIS, peni))),
);

export const peniParker = hardCard(
  {
    code: '31002a',
    octgnId: '5b7da011-412e-452a-9edd-24618a031002',
    name: 'Peni Parker',
    type: 'alter_ego',
    faction: 'hero',
    set: 'spdr',
    quantity: 1,
    unique: true,
    rec: 4,
    health: 14,
    handSize: 4,
    traits: ['Civilian'],
    otherSide: '31002b',
  },
  setup(putIntoPlay(query('setAside', titled('SP//dr Suit')))),
  alterEgoAction(draw(2), { cost: exhaust(suit) }),
);

export const pilotedSuit = hardCard(
  {
    code: '31002b',
    octgnId: '5b7da011-412e-452a-9edd-24618a031002',
    name: 'SP//dr',
    type: 'upgrade',
    faction: 'hero',
    set: 'spdr',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    resources: { wild: 1 },
    traits: ['Interface', 'Pilot'],
    otherSide: '31002a',
    keywords: { permanent: true },
  },
  forcedInterrupt(
    'flipped',
    aboutThis,
    sequence(flip(suit), attach(THIS, suit), moveOver(THIS, suit)),
  ),
);
