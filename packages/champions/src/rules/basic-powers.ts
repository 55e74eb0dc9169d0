import type { CardId, Option, Prompt, Refusal, Seat } from '@grimrule/kernel';
import { cardOf, happening, occur, report, tokensOn, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import type { ChampionsTable } from '../table.ts';
import { championsProcedure, typeOf } from '../table.ts';
import { canTakeDamage } from './damage.ts';
import { healDamage } from './hit-points.ts';
import { attackable, basicAttack } from './player-attack.ts';
import { basicThwart, thwartable } from './player-thwart.ts';
import { exhaustCards } from './readiness.ts';
import { has } from './status.ts';

export type BasicPower = 'attack' | 'thwart' | 'recover';

interface UsingPower {
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

/** What a character could use its basic power on now. */
function targetsFor(
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
    option: { verb: power, card },
  });
  const { state } = table;
  if (printedAs(state, card)[PRINTED[power]] === undefined) return refuse('noSuchPower', 'dash');
  if (cardOf(state, card).exhausted) return refuse('isExhausted', 'exhausted');
  if (value(table, card, BANNED[power]) > 0) return refuse('forbidden', 'cannot');
  const stopped =
    (power === 'attack' && has(table, card, 'stunned')) ||
    (power === 'thwart' && has(table, card, 'confused'));
  if (stopped || targetsFor(table, card, seat, power).length > 0) return null;
  return refuse(power === 'recover' ? 'nothingToHeal' : 'noTarget', 'target');
}

export function useBasicPower(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  power: BasicPower,
): void {
  table.start(usingPower, { card, seat, power, targets: [] });
}

const DIVIDES = { attack: 'dividesAttack', thwart: 'dividesThwart' } as const;

/** Who may divide what a basic power does has as many targets as it does points, at most. */
function mostTargets(table: ChampionsTable, card: CardId, power: BasicPower): number {
  if (power === 'recover' || value(table, card, DIVIDES[power]) === 0) return 1;
  return Math.max(1, value(table, card, PRINTED[power]));
}

export const usingPower = championsProcedure<UsingPower>('basic power', 'basic power', [
  {
    name: 'choose a target',
    question(table, { card, seat, power }): Prompt | null {
      const options = targetsFor(table, card, seat, power).map(
        (target): Option => ({ verb: 'choose', card: target }),
      );
      if (options.length === 0) return null;
      const ask = { say: 'chooseTarget', card, power };
      const most = Math.min(options.length, mostTargets(table, card, power));
      return { seat, ask, rule: 'target', options, least: 1, most };
    },
    answered(_table, locals, picked) {
      locals.targets = picked.flatMap(({ card }) => (card === undefined ? [] : [card]));
    },
  },
  {
    name: 'exhaust it',
    run: (table, { card }) => {
      exhaustCards(table, [card]);
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
  if (table.log) table.tell({ say: 'recovers', card, seat }, 'recover');
  const healed = healDamage(table, card, value(table, card, 'rec'));
  report(table, [card], healed);
  if (healed > 0)
    occur(
      table,
      happening('healed', { card, source: card, seat, amount: healed, marks: ['basic'] }),
    );
}

/** Characters of a player that have basic powers to use on his turn. */
export function powersOf(table: ChampionsTable, card: CardId): readonly BasicPower[] {
  return typeOf(table.state, card) === 'alter_ego' ? ['recover'] : ['attack', 'thwart'];
}
