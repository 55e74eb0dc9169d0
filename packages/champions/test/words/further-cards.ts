import type { ChampionsCard } from '../../src/cards/card.ts';
import {
  action,
  all,
  ally,
  any,
  attack,
  both,
  CAUSE,
  cardIs,
  change,
  constant,
  damageEnemy,
  discard,
  discardTop,
  exhaustThis,
  exists,
  heroAction,
  ifElse,
  keep,
  mainScheme,
  never,
  not,
  placeThreat,
  query,
  ready,
  repeat,
  resourcesOn,
  response,
  SUBJECT,
  sequence,
  specialAbility,
  sum,
  THIS,
  trait,
  type,
  you,
  yourIdentity,
} from '../../src/vocabulary/builders.ts';
import type { CardType } from '../../src/vocabulary/card-types.ts';
import { hardCard } from '../hard-cards/cards/hard-card.ts';

const facts = { octgnId: '', faction: 'basic', quantity: 1 } as const;

const avengersTower = hardCard(
  { ...facts, code: '03024', name: 'Avengers Tower', type: 'support', cost: 2 },
  constant(
    change('allyLimit', yourIdentity, 1, never(exists(query('yourAllies', not(trait('Avenger')))))),
  ),
  action(
    {
      do: 'lasting',
      modifier: change('cost', all(ally, trait('Avenger')), -1),
      until: 'phase',
      next: 'playing',
    },
    { cost: exhaustThis },
  ),
);

const yourEvent = all(type('event'), { is: 'controlledBy', who: you });

const cable = hardCard(
  { ...facts, code: '40001a', name: 'Cable', type: 'hero' },
  response(
    'defeated',
    both(cardIs(SUBJECT, type('side_scheme')), cardIs(CAUSE, any(yourIdentity, yourEvent))),
    ready(you),
    { limit: { times: 1, per: 'phase' } },
  ),
);

const PLAYED: readonly CardType[] = ['ally', 'event', 'resource', 'support', 'upgrade'];

const timeStone = hardCard(
  { ...facts, code: '21135', name: 'Time Stone', type: 'environment' },
  specialAbility(
    sequence(
      keep(discardTop('yours', 4), (cards) =>
        placeThreat(
          sum(...PLAYED.map((one) => ifElse(exists({ in: cards, where: type(one) }), 1, 0))),
          mainScheme,
        ),
      ),
      discard(THIS),
    ),
  ),
);

const aGoodWorkout = hardCard(
  { ...facts, code: '40040', name: 'A Good Workout', type: 'event', cost: 2 },
  heroAction(
    attack(
      sequence(
        damageEnemy(4),
        keep(discardTop('yours', 1), (cards) =>
          repeat(
            sum(
              resourcesOn('energy', cards),
              resourcesOn('mental', cards),
              resourcesOn('physical', cards),
              resourcesOn('wild', cards),
            ),
            damageEnemy(1),
          ),
        ),
      ),
    ),
  ),
);

/** Cards outside the core set whose texts were hard to read, or said less than the cards. */
export const FURTHER_CARDS: readonly ChampionsCard[] = [
  avengersTower,
  cable,
  timeStone,
  aGoodWorkout,
];
