import {
  aboutThis,
  any,
  as,
  assignDamage,
  atLeast,
  both,
  byThis,
  countersOn,
  each,
  flip,
  forcedInterrupt,
  forcedResponse,
  heroes,
  instead,
  itself,
  never,
  putCounters,
  query,
  removeCounters,
  THIS,
  theAmount,
  titled,
  whenRevealed,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

const atEnterprise = query('environments', titled('Criminal Enterprise'));
const atMadness = query('environments', titled('State of Madness'));
/** With the last counter the villain shows his other face, and so does the environment. */
const turnWithoutCounters = (counter: string, face: string) =>
  forcedResponse(
    'countersRemoved',
    both(aboutThis, never(atLeast(countersOn(counter, THIS), 1))),
    flip(query('inPlay', any(itself, titled(face)))),
  );

export const normanOsborn = hardCard(
  {
    code: '02001a',
    octgnId: '8665869b-fae4-494e-91d1-1e8c308220c2',
    name: 'Norman Osborn',
    type: 'villain',
    faction: 'encounter',
    set: 'risky_business',
    quantity: 1,
    unique: true,
    sch: 2,
    health: 14,
    healthPerHero: true,
    traits: ['Businessman', 'Genius'],
    stage: 'I',
    otherSide: '02001b',
  },
  forcedInterrupt('wouldAttack', byThis, instead(putCounters(1, 'infamy', atEnterprise))),
  forcedInterrupt(
    'wouldTake',
    aboutThis,
    instead(removeCounters(theAmount, 'infamy', atEnterprise)),
  ),
);

export const greenGoblin = hardCard(
  {
    code: '02001b',
    octgnId: '8665869b-fae4-494e-91d1-1e8c308220c2',
    name: 'Green Goblin',
    type: 'villain',
    faction: 'encounter',
    set: 'risky_business',
    quantity: 1,
    unique: true,
    atk: 3,
    health: 14,
    healthPerHero: true,
    traits: ['Goblin'],
    stage: 'I',
    otherSide: '02001a',
  },
  whenRevealed(each(heroes, (hero) => as(hero, assignDamage(3, query('yourCharacters'))))),
  forcedInterrupt('wouldScheme', byThis, instead(removeCounters(1, 'madness', atMadness))),
);

export const criminalEnterprise = hardCard(
  {
    code: '02006a',
    octgnId: '0a59161d-7db6-4328-9eeb-1906ce8715a5',
    name: 'Criminal Enterprise',
    type: 'environment',
    faction: 'encounter',
    set: 'risky_business',
    quantity: 1,
    otherSide: '02006b',
    counters: { count: 2, counter: 'infamy', perPlayer: true },
  },
  turnWithoutCounters('infamy', 'Norman Osborn'),
);

export const stateOfMadness = hardCard(
  {
    code: '02006b',
    octgnId: '0a59161d-7db6-4328-9eeb-1906ce8715a5',
    name: 'State of Madness',
    type: 'environment',
    faction: 'encounter',
    set: 'risky_business',
    quantity: 1,
    otherSide: '02006a',
    counters: { count: 2, counter: 'madness', perPlayer: true },
  },
  turnWithoutCounters('madness', 'Green Goblin'),
);
