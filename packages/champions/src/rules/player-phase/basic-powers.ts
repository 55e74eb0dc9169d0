import type { CardId, Charges, Prompt, Refusal, Seat } from '@grimrule/kernel';
import {
  anyDemands,
  cardOf,
  cardOption,
  leave,
  NONE,
  occur,
  pickSome,
  report,
  tokensOn,
  value,
} from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, typeOf } from '../../table.ts';
import { attackable, basicAttack } from '../attack/player-attack.ts';
import { canTakeDamage } from '../damage/damage.ts';
import { healDamage } from '../damage/hit-points.ts';
import { exhaustCards } from '../in-play/readiness.ts';
import { meetDemands, whyTooDear } from '../playing/additional-costs.ts';
import { targetRefusals } from '../refusals/why-not-target.ts';
import { has } from '../status/status.ts';
import { basicThwart, thwartable } from '../threat/player-thwart.ts';

export type BasicPower = 'attack' | 'thwart' | 'recover';

interface UsingPower extends Charges {
  readonly card: CardId;
  readonly seat: Seat;
  readonly power: BasicPower;
  targets: readonly CardId[];
}

const BANNED = {
  attack: 'cannotAttack',
  thwart: 'cannotThwart',
  recover: 'cannotBeHealed',
} as const;
const PRINTED = { attack: 'atk', thwart: 'thw', recover: 'rec' } as const;

/** The targets of a character's basic power, if it can pay the additional costs for them. */
function targetsFor(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  power: BasicPower,
): readonly CardId[] {
  const targets = possibleTargets(table, card, seat, power);
  if (!anyDemands(table)) return targets;
  return targets.filter(
    (target) => whyTooDear(table, { to: power, card: target, by: card, seat }) === null,
  );
}

function possibleTargets(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  power: BasicPower,
): readonly CardId[] {
  switch (power) {
    case 'attack':
      return attackable(table, seat, card).filter((enemy) => canTakeDamage(table, enemy, card));
    case 'thwart':
      return thwartable(table, seat, card);
    case 'recover':
      return tokensOn(table, card, 'damage') > 0 ? [card] : [];
  }
}

/** Why a basic power cannot be used now, or null. RR: Basic Power. */
export function whyNotPower(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  power: BasicPower,
): Refusal | null {
  const refuse = (say: string, rule: string): Refusal => ({
    reason: { say, card },
    rule,
    option: cardOption(power, card),
  });
  const { state } = table;
  if (printedAs(state, card)[PRINTED[power]] === undefined) return refuse('noSuchPower', 'dash');
  if (cardOf(state, card).exhausted) return refuse('isExhausted', 'exhausted');
  if (value(table, card, BANNED[power]) > 0) return refuse('forbidden', 'cannot');
  const stopped =
    (power === 'attack' && has(table, card, 'stunned')) ||
    (power === 'thwart' && has(table, card, 'confused'));
  if (stopped) return null;
  if (targetsFor(table, card, seat, power).length > 0) return null;
  for (const target of anyDemands(table) ? possibleTargets(table, card, seat, power) : []) {
    const why = whyTooDear(table, { to: power, card: target, by: card, seat });
    if (why) return { ...why, option: cardOption(power, card) };
  }
  return refuse(power === 'recover' ? 'nothingToHeal' : 'noTarget', 'target');
}

export function useBasicPower(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  power: BasicPower,
): void {
  table.start(usingPower, { card, seat, power, targets: [], unpaid: false });
}

const DIVIDES = { attack: 'dividesAttack', thwart: 'dividesThwart' } as const;

/**
 * A basic power that may be divided has at most as many targets as points; only one if the
 * additional costs for all the offered ones are too much at once.
 */
function mostTargets(
  table: ChampionsTable,
  { card, seat, power }: UsingPower,
  [target = NONE, ...also]: readonly CardId[],
): number {
  if (power === 'recover' || value(table, card, DIVIDES[power]) === 0) return 1;
  if (whyTooDear(table, { to: power, card: target, also, by: card, seat })) return 1;
  const points = Math.max(1, value(table, card, PRINTED[power]));
  return Math.min(1 + also.length, points);
}

export const usingPower = championsProcedure<UsingPower>('basic power', 'basic power', [
  {
    name: 'choose a target',
    question(table, locals): Prompt | null {
      const { card, seat, power } = locals;
      const targets = targetsFor(table, card, seat, power);
      if (targets.length === 0) return null;
      const options = targets.map((target) => cardOption('choose', target));
      const ask = { say: 'chooseTarget', card, power };
      const most = mostTargets(table, locals, targets);
      return pickSome({ seat, ask, rule: 'target', options }, 1, most);
    },
    answered(_table, locals, picked) {
      locals.targets = picked.flatMap(({ card }) => (card === undefined ? [] : [card]));
    },
    refusals: (table, { card, seat, power }) =>
      power === 'recover' ? [] : targetRefusals(table, seat, { [power]: 'choose' }, card),
  },
  {
    name: 'pay what is demanded for it',
    run(table, { card, seat, power, targets }) {
      const [target, ...also] = targets;
      if (target === undefined) return;
      meetDemands(table, { to: power, card: target, also, by: card, seat });
    },
  },
  {
    name: 'exhaust it',
    run(table, { card, unpaid }) {
      if (unpaid) leave(table);
      else exhaustCards(table, [card]);
    },
  },
  {
    name: 'use it',
    run(table, { card, seat, power, targets }) {
      if (power === 'attack') basicAttack(table, card, seat, targets);
      else if (power === 'thwart') basicThwart(table, card, seat, targets);
      else recover(table, card, seat);
    },
  },
]);

/** RR: Recover. */
function recover(table: ChampionsTable, card: CardId, seat: Seat): void {
  table.tell?.({ say: 'recovers', card, seat }, 'recover');
  const healed = healDamage(table, card, value(table, card, 'rec'));
  report(table, [card], healed);
  const about = { card, source: card, seat, amount: healed };
  if (healed > 0) occur(table, event.healed(about, ['basic']));
}

/** Characters of a player that have basic powers to use on his turn. */
export function powersOf(table: ChampionsTable, card: CardId): readonly BasicPower[] {
  return typeOf(table.state, card) === 'alter_ego' ? ['recover'] : ['attack', 'thwart'];
}
