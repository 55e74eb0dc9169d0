import type { CardId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { THREAT } from './worth.ts';

/** A character that can defend or attack, with what it would cost to lose it. */
export interface Friend {
  readonly card: CardId;
  readonly attack: number;
  readonly defense: number;
  readonly left: number;
  readonly worth: number;
  readonly hero: boolean;
  readonly defends: boolean;
  readonly strikes: boolean;
}

/** An enemy, with what it costs to have it alive at the end of the round. */
export interface Foe {
  readonly card: CardId;
  readonly attack: number;
  readonly defense: number;
  readonly left: number;
  readonly worth: number;
  readonly attacks: boolean;
  /** Whether what it deals beyond the hit points of somebody raises the threat. */
  readonly excess: boolean;
}

/** The worth of a hero, and of a hit point of a hero who survives; more for heroes with few. */
export const HERO = 14;
const HIT_POINT = 0.7;
const ALLY_HIT_POINT = 0.6;
/** The attack that shadow cards add on average, and their other harm if nobody defends. */
const SHADOW = 0.4;
const SHADOW_UNDEFENDED = 0.7;
const UNDEFENDED = 0.8;

const FOE = 1.5;
const FOE_ATTACK = 1.2;

/** The cost of an enemy that survives: it attacks again. */
export const foeWorth = (attack: number) => FOE + FOE_ATTACK * attack;

/** A typical enemy, for one that may still come. */
export const USUAL_FOE: Foe = {
  card: NONE,
  attack: 2.5,
  defense: 1,
  left: 3,
  worth: foeWorth(2.5),
  attacks: true,
  excess: false,
};

/** The cost of dealing this damage to a character; shadow cards may make it worse. */
export function harm({ left, worth, hero }: Friend, damage: number, undefended: boolean): number {
  const spare = left - damage;
  const risk = undefended ? [1, 0.35, 0.2, 0.12] : [1, 0.25, 0.08];
  const dies = spare <= 0 ? 1 : (risk[spare] ?? 0);
  const each = hero ? HIT_POINT + (spare <= 1 ? HIT_POINT : 0) : ALLY_HIT_POINT;
  return dies * worth + (1 - dies) * each * Math.max(0, damage);
}

/** The cost of an attack that this character defends. */
export function defenceCost(foe: Foe, defender: Friend): number {
  const dealt = foe.attack - defender.defense;
  const surely = harm(defender, dealt, false);
  const beyond = foe.excess ? THREAT * Math.max(0, dealt - defender.left) : 0;
  return surely + beyond + (defender.hero ? HIT_POINT : ALLY_HIT_POINT) * (dealt >= 0 ? SHADOW : 0);
}

export function undefendedCost(foe: Foe, heroes: readonly Friend[]): number {
  const least = Math.min(
    ...heroes.map(
      (hero) =>
        harm(hero, foe.attack, true) +
        (foe.excess ? THREAT * Math.max(0, foe.attack - hero.left) : 0),
    ),
  );
  return UNDEFENDED + SHADOW_UNDEFENDED * HIT_POINT + least;
}

/** The worth of a point of attack strength that is spent on a defense. */
const STRENGTH = 0.5;

const without = <T>(all: readonly T[], one: T) => all.filter((each) => each !== one);

/** An attack of players: whom, and who. */
export interface Strike {
  readonly foe: Foe;
  readonly by: readonly Friend[];
  readonly kills: boolean;
}

const strength = (by: readonly Friend[]) => by.reduce((sum, { attack }) => sum + attack, 0);

/** As few as it takes to destroy an enemy: the strongest, and then the weakest that is enough. */
function killers(foe: Foe, able: readonly Friend[]): readonly Friend[] | null {
  const need = foe.defense + foe.left;
  if (strength(able) < need) return null;
  const rest = [...able].sort((one, other) => one.attack - other.attack);
  const picked: Friend[] = [];
  for (let sum = 0; sum < need; ) {
    const enough = rest.find(({ attack }) => sum + attack >= need);
    const next = enough ?? rest[rest.length - 1];
    if (!next) return null;
    rest.splice(rest.indexOf(next), 1);
    picked.push(next);
    sum += next.attack;
  }
  return picked;
}

type Ranking = (foe: Foe, by: readonly Friend[]) => number;

/** What an attack is worth for the strength it takes, and what it is worth by itself. */
const BY_STRENGTH: Ranking = (foe, by) => foe.worth / Math.max(1, strength(by));
const BY_WORTH: Ranking = (foe) => foe.worth;

/**
 * Matches attackers with enemies: first those that can be destroyed, then the rest on one of them.
 * Many weak enemies may be worth more than the strong one, or less: both are tried.
 */
export function strikes(able: readonly Friend[], foes: readonly Foe[]): readonly Strike[] {
  const many = matched(able, foes, BY_STRENGTH);
  if (foes.length < 2) return many;
  const strong = matched(able, foes, BY_WORTH);
  return spared(strong) > spared(many) ? strong : many;
}

function matched(
  able: readonly Friend[],
  foes: readonly Foe[],
  ranking: Ranking,
): readonly Strike[] {
  let free = able.filter((friend) => friend.strikes && friend.attack > 0);
  let standing = [...foes];
  const found: Strike[] = [];
  for (;;) {
    let best: Strike | null = null;
    let most = 0;
    for (const foe of standing) {
      const by = killers(foe, free);
      const gain = by ? ranking(foe, by) : 0;
      if (by && gain > most) {
        most = gain;
        best = { foe, by, kills: true };
      }
    }
    if (!best) break;
    const { foe, by } = best;
    found.push(best);
    standing = without(standing, foe);
    free = free.filter((friend) => !by.includes(friend));
  }
  const hurt = standing
    .filter(({ defense }) => strength(free) > defense)
    .sort((one, other) => partOf(other, free) - partOf(one, free))[0];
  if (hurt) found.push({ foe: hurt, by: free, kills: false });
  return found;
}

const partOf = (foe: Foe, by: readonly Friend[]) =>
  (foe.worth * (strength(by) - foe.defense)) / foe.left;

/** The worth of hurting an enemy, as a share of destroying it. */
const HURT = 0.5;

/** What attacks take from the cost of having the enemies there. */
function spared(found: readonly Strike[]): number {
  let sum = 0;
  for (const { foe, by, kills } of found) {
    sum += kills ? foe.worth : HURT * Math.min(foe.worth, partOf(foe, by));
  }
  return sum;
}

/** The expected cost of a combat to the player, as a number below zero. */
export function fight(
  ready: readonly Friend[],
  foes: readonly Foe[],
  heroes: readonly Friend[],
): number {
  let free = ready;
  let lost = 0;
  const attacking = foes.filter(({ attacks }) => attacks);
  for (const foe of [...attacking].sort((one, other) => other.attack - one.attack)) {
    let least = undefendedCost(foe, heroes);
    let by: Friend | null = null;
    for (const friend of free) {
      if (!friend.defends) continue;
      const cost = defenceCost(foe, friend) + STRENGTH * friend.attack;
      if (cost < least) {
        least = cost;
        by = friend;
      }
    }
    lost += by ? least - STRENGTH * by.attack : least;
    if (by) free = without(free, by);
  }
  for (const { worth } of foes) lost += worth;
  return spared(strikes(free, foes)) - lost;
}
