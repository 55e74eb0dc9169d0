import { builders, THIS } from '@grimrule/kernel';
import {
  advance,
  all,
  anEnemy,
  bothDiscardHands,
  box,
  change,
  choose,
  damage,
  damageAtOnce,
  damageChosen,
  draw,
  free,
  heal,
  here,
  immediate,
  lasting,
  location,
  look,
  main,
  may,
  mill,
  mine,
  nobodyOpposite,
  not,
  oneOfYours,
  permanent,
  query,
  recoverChosen,
  score,
  side,
  takeLocation,
  theyDiscard,
  thisOne,
  when,
  whenever,
  whenPlayed,
  yourEvent,
  yours,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import type {
  DuelAbility,
  DuelCondition,
  DuelEffect,
  DuelFilter,
  DuelWords,
} from '../../src/vocabulary/nodes.ts';
import { STATS } from '../../src/vocabulary/stats.ts';

const { action, never } = builders<DuelWords>();
/** Of a character that stands somewhere. */
const STANDING: readonly DuelFilter[] = [
  { is: 'kind', kind: 'main' },
  { is: 'kind', kind: 'side' },
  { is: 'here' },
  { is: 'adjacent' },
  { is: 'opposite' },
];
/** Of a card that lies anywhere. */
const LYING: readonly DuelFilter[] = [
  { is: 'kind', kind: 'location' },
  { is: 'sameCharacter' },
  { is: 'printedCost', most: 2 },
];
const FACTS: readonly DuelCondition[] = [
  { fact: 'at', site: 'manhattan' },
  { fact: 'at', site: 'sanctum' },
  { fact: 'at', site: 'tower' },
  nobodyOpposite,
  yourEvent,
];
const SOURCES = [
  'yours',
  'enemies',
  'yourDiscard',
  'yourHand',
  'theirHand',
  'theirArtefacts',
  'civilians',
] as const;
const EFFECTS: readonly DuelEffect[] = [
  draw(1),
  draw(2),
  score(1),
  score(2),
  advance(1),
  advance(2),
  free,
  takeLocation,
  look,
  mill(1),
  mill(2),
  theyDiscard(1),
  theyDiscard(2),
  theyDiscard(1, 'random'),
  bothDiscardHands,
  damageAtOnce({ amount: 1, to: query('enemies', here) }, { amount: 2, to: THIS }),
  heal(1, THIS),
  heal(2, yours),
  recoverChosen(side),
  recoverChosen(not(main)),
  may(damageChosen(1)),
  lasting('turn', change('strength', main, 1)),
];

/** Abilities with every word of the vocabulary, also in ways that no card says yet. */
export const INVENTED: readonly DuelAbility[] = [
  ...STANDING.flatMap((filter) =>
    [filter, not(filter)].map((where) => immediate(damage(1, query('enemies', where)))),
  ),
  ...LYING.flatMap((filter) =>
    [filter, not(filter)].map((where) => immediate(recoverChosen(where))),
  ),
  immediate(recoverChosen(not({ is: 'canEnter' }))),
  ...FACTS.flatMap((fact) => [fact, never(fact)].map((holds) => immediate(when(holds, draw(1))))),
  ...SOURCES.map((source) => immediate(choose(query(source), (card) => box(card)))),
  ...EFFECTS.map((effect) => whenPlayed(effect)),
  ...STATS.flatMap((stat) => [1, 2].map((by) => permanent(change(stat, main, by)))),
  ...(['strength', 'life'] as const).map((stat) => permanent(change(stat, main, -1))),
  ...(['discount', 'waivedAny', 'waived', 'points'] as const).map((stat) =>
    permanent(change(stat, all(mine, location), 1)),
  ),
  ...EVENTS.flatMap((event) => [
    whenever(event, null, draw(1)),
    whenever(event, yourEvent, draw(1), 'optional'),
  ]),
  ...(['damage', 'attacked', 'defeated', 'bonus'] as const).flatMap((event) =>
    [thisOne, anEnemy, oneOfYours].map((about) => whenever(event, about, draw(1))),
  ),
  action('play', draw(1), { cost: box(THIS) }),
  action('turn', draw(1), { cost: box(THIS) }),
  action('play', draw(1), { limit: { times: 1, per: 'turn' } }),
  action('play', draw(1), { limit: { times: 2, per: 'turn' } }),
  action('turn', draw(1), { limit: { times: 1, per: 'turn' } }),
  action('play', draw(1)),
  action('turn', draw(1)),
];
