import type { Effect, Filter } from '../../../src/vocabulary/builders.ts';
import {
  aboutHost,
  action,
  all,
  alterEgoAction,
  atLeast,
  attach,
  attachTo,
  both,
  CAUSE,
  cardIs,
  change,
  choose,
  damageEnemy,
  discard,
  draw,
  either,
  faction,
  forcedInterrupt,
  forcedResponse,
  heal,
  heroes,
  keep,
  lasting,
  marked,
  oncePerRound,
  query,
  removeStatus,
  removeThreatFromScheme,
  response,
  SUBJECT,
  same,
  sequence,
  THIS,
  theAmount,
  trait,
  type,
  upgrade,
  villain,
  when,
  you,
  yourEvent,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

export const rocketHero = hardCard(
  {
    code: '16029a',
    octgnId: 'fb6aef48-cc6f-41cb-9237-2326b72f83f2',
    name: 'Rocket Raccoon',
    type: 'hero',
    faction: 'hero',
    set: 'rocket',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 2,
    atk: 1,
    def: 1,
    health: 9,
    handSize: 5,
    traits: ['Guardian'],
    otherSide: '16029b',
  },
  response(
    'damaged',
    both(yourEvent, cardIs(SUBJECT, type('minion', 'villain')), marked('excess')),
    draw(1),
  ),
);

export const rocketAlterEgo = hardCard(
  {
    code: '16029b',
    octgnId: 'fb6aef48-cc6f-41cb-9237-2326b72f83f2',
    name: 'Rocket Raccoon',
    type: 'alter_ego',
    faction: 'hero',
    set: 'rocket',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 9,
    handSize: 6,
    traits: ['Genius', 'Outlaw'],
    otherSide: '16029a',
  },
  alterEgoAction(draw(2), {
    limit: oncePerRound,
    cost: choose(query('yours', all(upgrade, trait('Tech'))), (gear) => discard(gear)),
  }),
);

/** Damage that is dealt counts, taken or not. */
export const powerStone = hardCard(
  {
    code: '16149',
    octgnId: '1096714d-9f63-4056-a63a-9fa4c5f722de',
    name: 'Power Stone',
    nameDe: 'Machtstein',
    type: 'attachment',
    faction: 'encounter',
    set: 'power_stone',
    quantity: 1,
    unique: true,
    traits: ['Infinity Stone'],
    keywords: { setup: true, permanent: true },
  },
  attachTo(villain),
  forcedResponse(
    'attacked',
    both(aboutHost, cardIs(CAUSE, type('hero', 'villain')), atLeast(theAmount, 3)),
    attach(THIS, CAUSE),
  ),
  // FAQ: with its player it goes to the encounter discard pile, though it is permanent.
  forcedInterrupt(
    'beingDefeated',
    both(aboutHost, cardIs(SUBJECT, type('hero', 'alter_ego'))),
    discard(THIS),
  ),
);

const anotherBattle = (hero: Filter): Effect =>
  sequence(
    lasting('round', change('thw', hero, 1)),
    lasting('round', change('atk', hero, 1)),
    lasting('round', change('def', hero, 1)),
  );

export const adamWarlockHero = hardCard(
  {
    code: '21031a',
    octgnId: '5fbbd328-5283-4a1f-9215-77f28ac8c493',
    name: 'Adam Warlock',
    type: 'hero',
    faction: 'hero',
    set: 'warlock',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 1,
    atk: 1,
    def: 2,
    health: 11,
    handSize: 5,
    traits: ['Guardian', 'Mystic'],
    otherSide: '21031b',
  },
  action(
    keep(
      choose(query('yourHand'), (chosen) => discard(chosen)),
      (discarded) =>
        sequence(
          when(cardIs(discarded, faction('aggression')), damageEnemy(2)),
          when(cardIs(discarded, faction('justice')), removeThreatFromScheme(2)),
          when(
            cardIs(discarded, faction('protection')),
            choose(query('allies'), (friend) => heal(1, friend)),
          ),
          when(
            cardIs(discarded, faction('leadership')),
            choose(heroes, (hero) => anotherBattle(same(hero))),
          ),
        ),
    ),
    { limit: { times: 1, per: 'phase' } },
  ),
);

export const adamWarlockAlterEgo = hardCard(
  {
    code: '21031b',
    octgnId: '5fbbd328-5283-4a1f-9215-77f28ac8c493',
    name: 'Adam Warlock',
    type: 'alter_ego',
    faction: 'hero',
    set: 'warlock',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 11,
    handSize: 6,
    traits: ['Mystic'],
    otherSide: '21031a',
  },
  action(
    either(removeStatus('stunned', you), removeStatus('confused', you), removeStatus('tough', you)),
    { cost: choose(query('yourHand'), (chosen) => discard(chosen)) },
  ),
);
