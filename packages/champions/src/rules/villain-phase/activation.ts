import type { CardId, Seat } from '@grimrule/kernel';
import { cardOption, countLasting, NONE, occur, pickOne, value } from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable, Postponed } from '../../table.ts';
import {
  championsProcedure,
  identityOf,
  inHeroForm,
  inPlayerOrder,
  isInPlay,
  isPlaying,
  minionsInPlay,
  typeOf,
} from '../../table.ts';
import { endEffects } from '../abilities/lasting-effects.ts';
import { enemyAttack } from '../attack/enemy-attack.ts';
import { isBeaten } from '../damage/hit-points.ts';
import { hasTrait } from '../in-play/traits.ts';
import { enemyScheme } from './enemy-scheme.ts';

/** RR: Activation. */

/** An enemy attacks a player in hero form and schemes against one in alter-ego form. */
export function activate(table: ChampionsTable, enemy: CardId, seat: Seat): void {
  if (inHeroForm(table.state, seat)) attackPlayer(table, enemy, seat);
  else schemeAgainst(table, enemy, seat);
}

/** Attacks the player's identity, or another character of theirs. */
function attackPlayer(
  table: ChampionsTable,
  enemy: CardId,
  seat: Seat,
  target: CardId = identityOf(table.state, seat),
  unboosted = false,
): void {
  begin(table, { enemy, kind: 'attack', seat, target, unboosted });
}

export function schemeAgainst(table: ChampionsTable, enemy: CardId, seat: Seat): void {
  begin(table, { enemy, kind: 'scheme', seat, target: NONE, unboosted: false });
}

/** An attack that is to be made. */
export type Attack = Omit<Postponed, 'kind'>;

/**
 * Several attacks at the same time: players in player order, against each the villain first, and
 * then the minions in the order that player likes.
 */
export function attackAtOnce(table: ChampionsTable, attacks: readonly Attack[]): void {
  const { state } = table;
  const isVillain = ({ enemy }: Attack) => typeOf(state, enemy) === 'villain';
  for (const seat of inPlayerOrder(state)) {
    const against = attacks.filter((attack) => attack.seat === seat);
    for (const { enemy, target, unboosted } of against.filter(isVillain)) {
      attackPlayer(table, enemy, seat, target, unboosted);
    }
    const minions = against.filter((attack) => !isVillain(attack));
    if (minions.length > 0) table.start(minionAttacks, { seat, attacks: minions });
  }
}

interface MinionAttacks {
  readonly seat: Seat;
  /** Those that are still to come. */
  attacks: readonly Attack[];
}

export const minionAttacks = championsProcedure<MinionAttacks>('minion attacks', 'activation', [
  {
    name: 'which minion attacks next',
    question({ state }, { seat, attacks }) {
      // Those that have to wait are put in order when it is their turn.
      if (attacks.length < 2 || state.vars.activating !== NONE) return null;
      const options = attacks.map(({ enemy }) => cardOption('activate', enemy));
      const ask = { say: 'whichMinion' };
      return pickOne({ seat, ask, rule: 'activation', options });
    },
    answered(_table, locals, [picked]) {
      const next = locals.attacks.find(({ enemy }) => enemy === picked?.card);
      if (next) locals.attacks = [next, ...locals.attacks.filter((each) => each !== next)];
    },
  },
  {
    name: 'it attacks',
    run(table, locals) {
      const [next, ...rest] = locals.attacks;
      if (!next) return;
      locals.attacks = rest;
      table.frame.step = 0;
      if (isInPlay(table.state, next.enemy)) {
        attackPlayer(table, next.enemy, next.seat, next.target, next.unboosted);
      }
    },
  },
]);

/** An activation that starts during another one is postponed until that is over. */
function begin(table: ChampionsTable, activation: Postponed): void {
  const { vars } = table.state;
  if (vars.activating !== NONE) vars.postponed = [...vars.postponed, activation];
  else start(table, activation);
}

interface Activating extends Postponed {
  /** How many effects there were for an attack that it is a part of. */
  readonly effects: number;
}

function start(table: ChampionsTable, activation: Postponed): void {
  const { enemy, kind, seat, target, unboosted = false } = activation;
  const effects = countLasting(table.state, 'attack');
  table.start(activating, { enemy, kind, seat, target, unboosted, effects });
}

export const activating = championsProcedure<Activating>('activation', 'activation', [
  {
    name: 'attack or scheme',
    run(table, { enemy, kind, seat, target, unboosted }) {
      const { state } = table;
      state.vars.dealtDamage = [];
      state.vars.hurt = [];
      state.vars.slain = [];
      if (!isInPlay(state, enemy) || !isPlaying(state, seat)) return;
      // Started by two effects at once: the second waits.
      state.vars.activating = enemy;
      if (kind === 'scheme') table.start(enemyScheme, schemeOf(enemy, seat));
      else table.start(enemyAttack, attackOf(enemy, seat, target, unboosted));
      // It comes before what has just been started.
      occur(table, event.activates(enemy, seat));
    },
  },
  {
    name: 'the activation ends',
    run(table, { enemy, seat }) {
      if (table.state.vars.activating === NONE) return;
      occur(table, event.activationEnds(enemy, seat));
    },
  },
  {
    name: 'what lasted for it ends',
    run(table, { effects }) {
      endEffects(table, 'attack', effects);
      endEffects(table, 'activation');
      table.state.vars.activating = NONE;
    },
  },
  {
    name: 'activations that had to wait',
    question({ state }) {
      const { postponed } = state.vars;
      const [seat] = inPlayerOrder(state);
      if (postponed.length < 2 || seat === undefined) return null;
      const options = postponed.map(({ enemy }, value) => cardOption('activate', enemy, value));
      const ask = { say: 'whichActivation' };
      return pickOne({ seat, ask, rule: 'activation', options });
    },
    answered({ state }, _locals, [picked]) {
      const { postponed } = state.vars;
      const next = postponed[picked?.value ?? 0];
      if (next) state.vars.postponed = [next, ...postponed.filter((each) => each !== next)];
    },
  },
  {
    name: 'the next one',
    run(table) {
      const { vars } = table.state;
      const [next, ...rest] = vars.postponed;
      if (!next) return;
      vars.postponed = rest;
      start(table, next);
    },
  },
]);

const schemeOf = (enemy: CardId, seat: Seat) => ({
  enemy,
  seat,
  bonus: 0,
  placed: 0,
  began: false,
  passed: [],
});

const attackOf = (enemy: CardId, seat: Seat, target: CardId, unboosted = false) => ({
  unboosted,
  enemy,
  seat,
  target,
  defender: NONE,
  basic: false,
  behind: NONE,
  asked: [],
  bonus: 0,
  keywords: [],
  also: [],
  part: NONE,
  resume: NONE,
  boost: NONE,
  began: false,
  struck: false,
  shares: null,
  passed: [],
  results: [],
});

/** RR: Quickstrike, Teamwork. Keywords come before responses to engaging. */
export function engagedHappens(table: ChampionsTable, minion: CardId, seat: Seat): void {
  const { state } = table;
  if (!isInPlay(state, minion) || typeOf(state, minion) !== 'minion') return;
  if (value(table, minion, 'quickstrike') > 0 && inHeroForm(state, seat)) {
    attackPlayer(table, minion, seat);
  }
}

/** A minion that has entered play joins comrades who are there already. RR: Teamwork. */
export function enteredHappens(table: ChampionsTable, card: CardId, seat: Seat): void {
  const { state } = table;
  const comrades = printedAs(state, card).keywords?.teamwork;
  if (comrades === undefined || !isInPlay(state, card)) return;
  // One that is just being defeated is as good as gone (FAQ).
  const others = minionsInPlay(state).filter((other) => other !== card && !isBeaten(table, other));
  if (others.some((other) => hasTrait(table, other, comrades))) activate(table, card, seat);
}
