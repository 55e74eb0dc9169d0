import type { Answer, CardId, Prompt, Seat } from '@grimrule/kernel';
import { NONE, PASS, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { questOf } from '../table.ts';
import { fight } from './battle.ts';
import { GUARD } from './enemies-in-the-way.ts';
import { isGuard } from './needs.ts';
import { foesOf, whoseCheck } from './outlook.ts';
import { deedsIn } from './reading.ts';
import { foeOf, heroFriends, readyFriends } from './sides.ts';
import { gainOf } from './worth.ts';

/** How many rounds a location would stand in the staging area. */
const ROUNDS = 2.5;
/** The cost of a travel effect that reveals a card, and of any other. */
const REVEAL = 3.5;
const TOLL = 1.5;
/** The worth of a token that goes to a location and not to the quest. */
const PROGRESS = 0.8;

/** Where to travel: where the threat is high and the way short. */
export function adviceForTravel(table: RingsTable, { options }: Prompt): Answer {
  let picked: Answer = options.slice(0, 1);
  let most = options.some(({ verb }) => verb === PASS.verb) ? 0 : Number.NEGATIVE_INFINITY;
  if (most === 0) picked = [PASS];
  for (const option of options) {
    if (option.card === undefined) continue;
    const worth = locationWorth(table, option.card);
    if (worth > most) {
      most = worth;
      picked = [option];
    }
  }
  return picked;
}

function locationWorth(table: RingsTable, card: CardId): number {
  const { abilities } = printedAs(table.state, card);
  const quest = questOf(table.state);
  const idle = quest !== NONE && printedAs(table.state, quest).noProgress === true;
  const length = value(table, card, 'questPoints') - tokensOn(table, card, 'progress');
  let worth = ROUNDS * value(table, card, 'threat') - (idle ? 0 : PROGRESS * length);
  if (isGuard(table.state, card)) worth += GUARD;
  for (const ability of abilities) {
    if (ability.kind === 'called' && ability.call === 'travel') {
      worth -= deedsIn(ability.effect).has('reveal') ? REVEAL : TOLL;
    }
    if (ability.kind === 'triggered' && ability.on === 'travelled') worth += gainOf(ability.effect);
    if (ability.kind === 'constant') worth -= TOLL;
  }
  return worth;
}

/** The cost of the threat of an enemy that stays in the staging area. */
const STAGED = 2.3;

/** Whether to engage an enemy before it comes by itself, or to spare somebody else. */
export function adviceForEngagement(table: RingsTable, { options, seat }: Prompt): Answer {
  let picked: Answer = [PASS];
  let most = 0.3;
  for (const option of options) {
    if (option.card === undefined) continue;
    const comes = whoseCheck(table, option.card);
    if (comes === seat) continue;
    const spared =
      comes === NONE
        ? STAGED * value(table, option.card, 'threat')
        : -burden(table, comes, option.card);
    const worth = burden(table, seat, option.card) + spared;
    if (worth > most) {
      most = worth;
      picked = [option];
    }
  }
  return picked;
}

/** The worth to a player of engaging this enemy too: mostly below zero. */
function burden(table: RingsTable, seat: Seat, enemy: CardId): number {
  const ready = readyFriends(table, seat);
  const heroes = heroFriends(table, seat);
  const there = foesOf(table, seat)
    .filter((card) => card !== enemy)
    .map((card) => foeOf(table, card, seat));
  const price = engagementPrice(table, enemy);
  const all = [...there, foeOf(table, enemy, seat)];
  return fight(ready, all, heroes) - fight(ready, there, heroes) - price;
}

/** The harm that an enemy does when it engages a player. */
function engagementPrice(table: RingsTable, enemy: CardId): number {
  let price = 0;
  for (const ability of printedAs(table.state, enemy).abilities) {
    if (ability.kind === 'triggered' && ability.on === 'engaged') price += gainOf(ability.effect);
  }
  return price;
}
