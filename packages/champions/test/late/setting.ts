import type { Lots } from '@grimrule/kernel/testing';
import { STARTER_DECKS } from '../../src/shelf/offers.ts';
import { PACKS } from '../../src/shelf/packs.ts';
import type { Audited } from '../auditor/books.ts';

const HEROES = STARTER_DECKS.map(({ slug }) => slug);
/** Late positions are made of what every game has loaded: the sets and villains of the core set. */
const CORE = PACKS.filter(({ cards }) => cards).map(({ manifest }) => manifest);
const SCENARIOS = CORE.flatMap(({ scenarios }) => scenarios);
const MODULAR = CORE.flatMap(({ modularSets }) => modularSets).map(({ set }) =>
  set.replaceAll('_', '-'),
);

/** A random game: any scenario and mode, any heroes, one to four of them. */
export function setting(lots: Lots): Audited {
  const players = lots.between(1, 4);
  return {
    scenario: lots.pick(SCENARIOS)?.slug ?? 'rhino',
    mode: lots.pick(['standard', 'expert']),
    heroic: lots.chance(25) ? lots.between(1, 2) : 0,
    heroes: lots.some(HEROES, players),
    modular: lots.some(MODULAR, lots.between(1, 3)),
    firstPlayer: lots.between(0, players - 1),
  };
}
