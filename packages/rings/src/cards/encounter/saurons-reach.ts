import {
  aboutThis,
  all,
  ally,
  as,
  atLeast,
  change,
  choose,
  committed,
  controlledBy,
  count,
  damage,
  discard,
  each,
  eachPlayer,
  exhausted,
  forced,
  hasTokens,
  inStaging,
  lasting,
  location,
  not,
  otherwise,
  query,
  raiseThreat,
  sequence,
  shadow,
  shuffleIn,
  strengthen,
  THIS,
  threatOf,
  toHand,
  when,
  whenRevealed,
  you,
} from '../../vocabulary/builders.ts';
import type { RingsCard } from '../card.ts';
import { card } from '../card.ts';

const easternCrows = card(
  {
    id: 'core-115',
    guid: '51223bd0-ffd1-11df-a976-0801200c9115',
    name: 'Eastern Crows',
    type: 'Enemy',
    quantityRevised: 3,
    quantityEasy: 1,
    attack: 1,
    defense: 0,
    hitPoints: 1,
    engagementCost: 30,
    encounterSet: "Sauron's Reach",
    threatStrength: 1,
    traits: ['Creature'],
    keywords: { surge: true },
  },
  forced('destroyed', aboutThis, shuffleIn(THIS)),
  shadow(when(atLeast(threatOf(you), 35), strengthen(2), strengthen(1))),
);

const evilStorm = card(
  {
    id: 'core-116',
    guid: '51223bd0-ffd1-11df-a976-0801200c9116',
    name: 'Evil Storm',
    type: 'Treachery',
    quantityRevised: 3,
    quantityEasy: 2,
    encounterSet: "Sauron's Reach",
  },
  whenRevealed(
    damage(1, query('characters', controlledBy(query('players', hasTokens('threat', 35))))),
  ),
);

const pursuedByShadow = card(
  {
    id: 'core-117',
    guid: '51223bd0-ffd1-11df-a976-0801200c9117',
    name: 'Pursued by Shadow',
    type: 'Treachery',
    quantityRevised: 2,
    quantityEasy: 2,
    encounterSet: "Sauron's Reach",
  },
  whenRevealed(eachPlayer(raiseThreat(you, count(query('yourCharacters', not(committed)))))),
  shadow(
    otherwise(
      choose(query('yourCharacters', all(ally, exhausted)), (friend) => toHand(friend)),
      raiseThreat(you, 3),
    ),
  ),
);

const treacherousFog = card(
  {
    id: 'core-118',
    guid: '51223bd0-ffd1-11df-a976-0801200c9118',
    name: 'Treacherous Fog',
    type: 'Treachery',
    quantityRevised: 2,
    quantityEasy: 2,
    encounterSet: "Sauron's Reach",
  },
  whenRevealed(
    sequence(
      lasting('phase', change('threat', all(inStaging, location), 1)),
      each(query('players', hasTokens('threat', 35)), (player) =>
        as(
          player,
          choose(query('yourHand'), (card) => discard(card)),
        ),
      ),
    ),
  ),
);

export const SAURONSREACH: readonly RingsCard[] = [
  easternCrows,
  evilStorm,
  pursuedByShadow,
  treacherousFog,
];
