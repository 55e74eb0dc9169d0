import type { CardId, Seat } from '@grimrule/kernel';
import { value } from '@grimrule/kernel';
import type { RingsTable } from '../table.ts';
import { charactersOf, dialOf, engagedWith, heroesOf, isHero } from '../table.ts';
import type { Foe, Friend } from './battle.ts';
import { foeWorth, HERO } from './battle.ts';
import { wantedWorth } from './enemies-in-the-way.ts';
import { hitPointsLeft, isReady } from './outlook.ts';
import { worthInPlay } from './worth.ts';

/** The two sides of a battle, as they stand on the table. */

/** The cost of an enemy that cannot attack. */
const BOUND = 0.5;

export function friendOf(table: RingsTable, card: CardId): Friend {
  const hero = isHero(table.state, card);
  return {
    card,
    attack: value(table, card, 'attack'),
    defense: value(table, card, 'defense'),
    left: hitPointsLeft(table, card),
    worth: hero ? HERO : worthInPlay(table.state, card),
    hero,
    defends: value(table, card, 'cannotDefend') === 0,
    strikes: value(table, card, 'cannotAttack') === 0,
  };
}

export function foeOf(table: RingsTable, card: CardId, seat: Seat, attacks = true): Foe {
  const attack = value(table, card, 'attack');
  const bound = value(table, card, 'cannotAttack', dialOf(table.state, seat)) > 0;
  return {
    card,
    attack,
    defense: value(table, card, 'defense'),
    left: hitPointsLeft(table, card),
    worth: (bound ? BOUND : foeWorth(attack)) + wantedWorth(table, card),
    attacks: attacks && !bound,
    excess: value(table, card, 'excessIsThreat') > 0,
  };
}

export function heroFriends(table: RingsTable, seat: Seat): readonly Friend[] {
  return heroesOf(table.state, seat).map((hero) => friendOf(table, hero));
}

export function readyFriends(table: RingsTable, seat: Seat): readonly Friend[] {
  return charactersOf(table.state, seat)
    .filter((card) => isReady(table, card))
    .map((card) => friendOf(table, card));
}

/** The enemies of a player, with whether their attacks are still to come. */
export function foesNow(table: RingsTable, seat: Seat): readonly Foe[] {
  const { attacked } = table.state.vars;
  return engagedWith(table.state, seat).map((card) =>
    foeOf(table, card, seat, !attacked.includes(card)),
  );
}
