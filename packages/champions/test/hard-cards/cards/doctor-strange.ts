import {
  action,
  discard,
  discardThis,
  exhaust,
  give,
  payPrintedCost,
  query,
  removeThreatFromScheme,
  sequence,
  special,
  specialAbility,
  villain,
  you,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const invocation = query('specialDeckTop');

/** Its own discard pile is that of the second deck. */
export const imagesOfIkonn = hardCard(
  {
    code: '09033',
    octgnId: 'e13d7edc-562c-4172-b877-cdd66df212dd',
    name: 'Images of Ikonn',
    nameDe: 'Die Illusionen von Ikonn',
    type: 'event',
    faction: 'hero',
    set: 'doctor_strange_invocation_deck',
    quantity: 1,
    cost: 1,
    traits: ['Invocation'],
    specialDeck: true,
  },
  specialAbility(sequence(give('confused', villain), removeThreatFromScheme(4), discardThis)),
);

export const doctorStrange = hardCard(
  {
    code: '09001a',
    octgnId: '81d1cf04-43ab-4817-8746-18995bc7ddca',
    name: 'Doctor Strange',
    type: 'hero',
    faction: 'hero',
    set: 'doctor_strange',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 2,
    atk: 1,
    def: 2,
    health: 10,
    handSize: 5,
    traits: ['Avenger', 'Mystic'],
    otherSide: '09001b',
  },
  action(special(invocation), { cost: sequence(exhaust(you), payPrintedCost(invocation)) }),
);

export const stephenStrange = hardCard(
  {
    code: '09001b',
    octgnId: '81d1cf04-43ab-4817-8746-18995bc7ddca',
    name: 'Stephen Strange',
    type: 'alter_ego',
    faction: 'hero',
    set: 'doctor_strange',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 10,
    handSize: 6,
    traits: ['Mystic'],
    otherSide: '09001a',
  },
  action(discard(invocation), { limit: { times: 1, per: 'phase' } }),
);
