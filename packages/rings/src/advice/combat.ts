import type { Answer, CardId, Option, Prompt, Seat } from '@grimrule/kernel';
import { NONE, PASS } from '@grimrule/kernel';
import { currentPlayerAttack } from '../rules/combat-phase/player-attack.ts';
import type { RingsTable } from '../table.ts';
import { engagedWith, playerOf } from '../table.ts';
import { defenceCost, fight, harm, strikes, undefendedCost } from './battle.ts';
import { foeOf, foesNow, friendOf, heroFriends, readyFriends } from './sides.ts';

const one = (option: Option | undefined): Answer | null => (option ? [option] : null);

/** The option with the most worth. */
function best(options: readonly Option[], worth: (card: CardId) => number): Option | undefined {
  let found: Option | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.card === undefined) continue;
    const now = worth(option.card);
    if (now > most) {
      most = now;
      found = option;
    }
  }
  return found;
}

/** The strongest attacks first, while there are defenders to choose from. */
export function adviceForNextAttack(table: RingsTable, { options, seat }: Prompt): Answer | null {
  return one(best(options, (enemy) => foeOf(table, enemy, seat).attack));
}

/** Chooses the defender that costs least, counting what the others can do then. */
export function adviceForDefence(table: RingsTable, prompt: Prompt, enemy: CardId): Answer {
  const { options, seat } = prompt;
  const there = playerOf(table.state, enemy);
  const attacked = there === NONE ? seat : there;
  const foe = foeOf(table, enemy, attacked);
  const heroes = heroFriends(table, attacked);
  const ready = readyFriends(table, seat);
  const own = seat === attacked ? { ...foe, attacks: false } : null;
  const others = foesNow(table, seat).filter(({ card }) => card !== enemy);
  const rest = own ? [...others, own] : others;
  const ownHeroes = heroFriends(table, seat);
  let picked: Answer = [PASS];
  let most = fight(ready, rest, ownHeroes) - undefendedCost(foe, heroes);
  for (const option of options) {
    const friend = ready.find(({ card }) => card === option.card);
    if (!friend) continue;
    const left = ready.filter((each) => each !== friend);
    const worth = fight(left, rest, ownHeroes) - defenceCost(foe, friend);
    if (worth > most) {
      most = worth;
      picked = [option];
    }
  }
  return picked;
}

/** Where any number may defend, one does unless all is lost by that. */
export function adviceForDefenceTogether(table: RingsTable, prompt: Prompt, enemy: CardId): Answer {
  const alone = adviceForDefence(table, prompt, enemy);
  return alone.filter(({ verb }) => verb !== PASS.verb);
}

/** Chooses the character that bears the damage of an attack best. */
export function adviceForDamage(table: RingsTable, { options, seat }: Prompt, enemy: CardId) {
  const { attack } = foeOf(table, enemy, seat);
  return one(best(options, (card) => -harm(friendOf(table, card), attack, true)));
}

function plan(table: RingsTable, seat: Seat, enemies: readonly CardId[]) {
  const foes = enemies.map((card) => foeOf(table, card, seat, false));
  return strikes(readyFriends(table, seat), foes);
}

export function adviceForTarget(table: RingsTable, { options, seat }: Prompt): Answer | null {
  const enemies = options.flatMap(({ card }) => (card === undefined ? [] : [card]));
  const [first] = plan(table, seat, enemies);
  if (!first) return one(options.find(({ verb }) => verb === PASS.verb) ?? options[0]);
  return one(options.find(({ card }) => card === first.foe.card));
}

/** As few as needed; everybody if it is not enough and nothing else is to be done. */
export function adviceForAttackers(table: RingsTable, prompt: Prompt, enemy: CardId): Answer {
  const { options, seat, least, most } = prompt;
  const engaged = engagedWith(table.state, seat);
  const enemies = engaged.includes(enemy) ? engaged : [enemy, ...engaged];
  const struck = table.state.vars.struck[seat] ?? [];
  const open = enemies.filter((card) => card === enemy || !struck.includes(card));
  const strike = plan(table, seat, open).find(({ foe }) => foe.card === enemy);
  const cards = strike?.by.map(({ card }) => card) ?? [];
  const picked = options.filter(({ card }) => card !== undefined && cards.includes(card));
  if (picked.length >= least) return picked.slice(0, most);
  return options.slice(0, least);
}

/** Archers help where it takes them to destroy the enemy, if they have no enemies of their own. */
export function adviceForHelp(table: RingsTable, { options, seat }: Prompt, enemy: CardId): Answer {
  const attack = currentPlayerAttack(table);
  const foe = foeOf(table, enemy, seat, false);
  const there = attack?.attackers.reduce((sum, card) => sum + friendOf(table, card).attack, 0) ?? 0;
  const missing = foe.defense + foe.left - there;
  if (missing <= 0 || engagedWith(table.state, seat).length > 0) return [];
  const able = options
    .map((option) => ({ option, attack: friendOf(table, option.card ?? NONE).attack }))
    .sort((first, second) => second.attack - first.attack);
  const picked: Option[] = [];
  let sum = 0;
  for (const each of able) {
    if (sum >= missing) break;
    picked.push(each.option);
    sum += each.attack;
  }
  return there + sum > foe.defense ? picked : [];
}
