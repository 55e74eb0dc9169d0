import type { Answer, CardId, Option, Prompt, Seat } from '@grimrule/kernel';
import { NONE, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import { THREAT_LIMIT, threatOf } from '../rules/threat.ts';
import type { RingsTable } from '../table.ts';
import { charactersOf, inPlayerOrder, questOf } from '../table.ts';
import type { Foe, Friend } from './battle.ts';
import { fight, USUAL_FOE } from './battle.ts';
import {
  foesOf,
  isReady,
  perThreat,
  revealsToCome,
  roomForProgress,
  threatInStaging,
  threatsToCome,
  willpowerOf,
} from './outlook.ts';
import { deedsIn, findDeed, isThis } from './reading.ts';
import { foeOf, friendOf, heroFriends } from './sides.ts';
import { exhaustsItself, gainOf, RESOURCE } from './worth.ts';

/** More characters than this are not all weighed against each other. */
const WEIGHED = 9;

/** Chooses characters to commit to the quest: each choice is weighed with the fight to follow. */
export function adviceForQuest(table: RingsTable, { seat, options }: Prompt): Answer {
  const weighed = byUse(table, options);
  const few = weighed.slice(0, WEIGHED);
  const always = weighed.slice(WEIGHED);
  const scene = sceneFor(table, seat, few, always);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let choice = 0; choice < 1 << few.length; choice++) {
    const worth = worthOf(scene, choice);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return [...few.filter((_, index) => (best & (1 << index)) !== 0), ...always];
}

/** Those about whom there is most to decide first; the last ones only quest well. */
function byUse(table: RingsTable, options: readonly Option[]): readonly Option[] {
  const use = ({ card }: Option) =>
    card === undefined ? 0 : value(table, card, 'attack') + value(table, card, 'defense');
  return options.length > WEIGHED
    ? [...options].sort((one, other) => use(other) - use(one))
    : options;
}

interface Candidate {
  readonly willpower: number;
  readonly friend: Friend;
  /** The gain of committing this character, besides willpower. */
  readonly gain: number;
  /** The worth of the other things that this character could do. */
  readonly instead: number;
  /** Whether this one will be ready again for the fight. */
  readonly returns: boolean;
}

interface Scene {
  readonly candidates: readonly Candidate[];
  readonly heroes: readonly Friend[];
  readonly foes: readonly Foe[];
  /** Willpower that is there anyway, and what stands against it. */
  readonly willpower: number;
  readonly threat: number;
  /** By strength: how likely the revealed cards have so much threat. */
  readonly reveals: readonly number[];
  readonly count: number;
  readonly room: number;
  readonly dial: number;
  readonly newFoe: number;
}

/** How much of their willpower those who commit later will bring. */
const OTHERS = 0.7;
/** How likely a revealed card is an enemy that comes at once. */
const NEW_FOE = 0.4;
const NEW_FOE_FROM = 25;

function sceneFor(
  table: RingsTable,
  seat: Seat,
  options: readonly Option[],
  always: readonly Option[],
): Scene {
  const { state } = table;
  const order = inPlayerOrder(state);
  const later = order.slice(order.indexOf(seat) + 1);
  const others = later.flatMap((each) =>
    charactersOf(state, each).filter((card) => isReady(table, card)),
  );
  const counts = threatsToCome(table);
  const cards = counts.reduce((sum, count) => sum + count, 0);
  const count = revealsToCome(table);
  const dial = threatOf(table, seat);
  const sure = always.flatMap(({ card }) => (card === undefined ? [] : [card]));
  return {
    candidates: options.map(({ card = NONE }) => candidate(table, card)),
    heroes: heroFriends(table, seat),
    foes: foesOf(table, seat).map((card) => foeOf(table, card, seat)),
    willpower:
      willpowerOf(table, [...state.vars.committed, ...sure]) + OTHERS * willpowerOf(table, others),
    threat: threatInStaging(table),
    reveals: counts.map((each) => each / Math.max(1, cards)),
    count,
    room: roomForProgress(table),
    dial,
    newFoe: dial >= NEW_FOE_FROM && count > 0 ? NEW_FOE : NEW_FOE / 2,
  };
}

function candidate(table: RingsTable, card: CardId): Candidate {
  const { state } = table;
  let gain = 0;
  let instead = 0;
  let returns = false;
  for (const ability of printedAs(state, card).abilities) {
    if (ability.kind === 'triggered' && ability.on === 'committed') {
      const price = findDeed(ability.cost, 'removeCounters') ? 1 : 0;
      if (isThis(findDeed(ability.effect, 'ready')?.cards)) {
        returns = tokensOn(table, card, 'resource') >= price;
      } else gain += gainOf(ability.effect);
    }
    if (ability.kind === 'action' && exhaustsItself(ability)) {
      const deeds = deedsIn(ability.effect);
      if (deeds.has('draw')) instead = Math.max(instead, gainOf(ability.effect));
    }
  }
  return {
    willpower: value(table, card, 'willpower'),
    friend: friendOf(table, card),
    gain,
    instead,
    returns,
  };
}

/** The worth of a progress token, and the share of one beyond the need. */
const PROGRESS = 1;
/** The cost of being eliminated. */
const OUT = 40;

function worthOf(scene: Scene, choice: number): number {
  const { candidates, foes, heroes, newFoe } = scene;
  let willpower = scene.willpower;
  let worth = 0;
  const ready: Friend[] = [];
  candidates.forEach(({ friend, gain, instead, returns, willpower: own }, index) => {
    if ((choice & (1 << index)) === 0) {
      ready.push(friend);
      worth += instead;
      return;
    }
    willpower += own;
    worth += gain;
    if (returns && foes.length > 0) {
      ready.push(friend);
      worth -= RESOURCE;
    }
  });
  worth += (1 - newFoe) * fight(ready, foes, heroes);
  worth += newFoe * fight(ready, [...foes, USUAL_FOE], heroes);
  return worth + questWorth(scene, willpower);
}

/** The average worth of the quest: the cards to be revealed are not known. */
function questWorth({ reveals, count, threat, room, dial }: Scene, willpower: number): number {
  const mean = reveals.reduce((sum, chance, strength) => sum + chance * strength, 0);
  if (count === 0) return resolved(willpower - threat, room, dial);
  let worth = 0;
  reveals.forEach((chance, strength) => {
    if (chance === 0) return;
    const revealed = count * mean + (strength - mean) * Math.sqrt(count);
    worth += chance * resolved(willpower - threat - revealed, room, dial);
  });
  return worth;
}

function resolved(difference: number, room: number, dial: number): number {
  if (difference >= 0) return PROGRESS * Math.min(difference, room);
  const raised = -difference;
  const out = dial + raised + 1 >= THREAT_LIMIT ? OUT : 0;
  return -raised * perThreat(dial + raised / 2) - out;
}

/** Whether the quest is still to be resolved, with everything revealed that will be. */
export function isStaged(table: RingsTable): boolean {
  const { stack, vars } = table.state;
  if (vars.phase !== 'quest' || questOf(table.state) === NONE) return false;
  const frame = stack.find(({ procedure }) => procedure === 'quest phase');
  return frame !== undefined && table.stepOf(frame)?.name === '3.4 resolve the quest';
}
