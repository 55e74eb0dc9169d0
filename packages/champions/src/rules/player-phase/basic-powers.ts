import type { About, CardId, Charges, Prompt, Seat } from '@grimrule/kernel';
import {
  anyDemands,
  cardOf,
  cardOption,
  leave,
  legality,
  NONE,
  occur,
  pickSome,
  report,
  value,
} from '@grimrule/kernel';
import { printedAs } from '../../cards/designs.ts';
import { event } from '../../happenings.ts';
import type { ChampionsTable } from '../../table.ts';
import { championsProcedure, enemiesInPlay, schemesInPlay, typeOf } from '../../table.ts';
import { hitting } from '../attack/attackable.ts';
import { basicAttack } from '../attack/player-attack.ts';
import { healDamage, isHurt } from '../damage/hit-points.ts';
import { forbidden } from '../in-play/bans.ts';
import { exhaustCards } from '../in-play/readiness.ts';
import { isTooDear, meetDemands, tooDear } from '../playing/additional-costs.ts';
import { targetRefusals, whyNoneLeft } from '../refusals/targets.ts';
import { wouldBeCancelled } from '../status/status.ts';
import { basicThwart } from '../threat/player-thwart.ts';
import { thwarting } from '../threat/thwartable.ts';

export type BasicPower = 'attack' | 'thwart' | 'recover';

const PRINTED = { attack: 'atk', thwart: 'thw', recover: 'rec' } as const;

/** A character whose basic power its player would use. */
interface Power extends About {
  readonly seat: Seat;
  readonly power: BasicPower;
}

interface UsingPower extends Power, Charges {
  targets: readonly CardId[];
}

/** RR: Basic Power. */
export const powers = legality<ChampionsTable, Power>([
  {
    say: 'noSuchPower',
    rule: 'dash',
    stands: ({ state }, { card, power }) => printedAs(state, card)[PRINTED[power]] === undefined,
  },
  {
    say: 'isExhausted',
    rule: 'exhausted',
    stands: ({ state }, { card }) => cardOf(state, card).exhausted,
  },
  forbidden(({ power }) => power),
  {
    say: 'nothingToHeal',
    rule: 'target',
    stands: (table, about) => about.power === 'recover' && !hasTarget(table, about),
  },
  {
    say: 'noTarget',
    rule: 'target',
    stands: (table, about) => needsTarget(table, about) && !hasTarget(table, about),
    because: (table, { card, seat, power }) => whyNoneLeft(table, seat, [power], card),
  },
  {
    ...tooDear<Power>((table, about) => deedTo(possibleTargets(table, about), about)),
    stands: (table, about) =>
      anyDemands(table) && needsTarget(table, about) && targetsFor(table, about).length === 0,
  },
]);

/** The use of a power against these, as far as it costs more. */
const deedTo = ([target = NONE, ...also]: readonly CardId[], { card, seat, power }: Power) => ({
  to: power,
  card: target,
  also,
  by: card,
  seat,
});

/** What a status card would cancel needs none. */
const needsTarget = (table: ChampionsTable, { card, power }: Power): boolean =>
  !wouldBeCancelled(table, card, power);

/** The cards that a power could be meant for. */
function meantBy({ state }: ChampionsTable, { card, power }: Power): readonly CardId[] {
  if (power === 'recover') return [card];
  return power === 'attack' ? enemiesInPlay(state) : schemesInPlay(state);
}

function isTarget(table: ChampionsTable, card: CardId, { card: by, seat, power }: Power): boolean {
  if (power === 'recover') return isHurt(table, card);
  return (power === 'attack' ? hitting : thwarting).allows(table, { card, seat, by });
}

/** The targets of a power, whatever has to be paid for them. */
const possibleTargets = (table: ChampionsTable, about: Power): readonly CardId[] =>
  meantBy(table, about).filter((card) => isTarget(table, card, about));

const hasTarget = (table: ChampionsTable, about: Power): boolean =>
  meantBy(table, about).some((card) => isTarget(table, card, about));

/** Those for which the player can pay the additional costs. */
function targetsFor(table: ChampionsTable, about: Power): readonly CardId[] {
  const targets = possibleTargets(table, about);
  if (!anyDemands(table)) return targets;
  return targets.filter((target) => !isTooDear(table, deedTo([target], about)));
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
  locals: UsingPower,
  targets: readonly CardId[],
): number {
  const { card, power } = locals;
  if (power === 'recover' || value(table, card, DIVIDES[power]) === 0) return 1;
  if (isTooDear(table, deedTo(targets, locals))) return 1;
  const points = Math.max(1, value(table, card, PRINTED[power]));
  return Math.min(targets.length, points);
}

export const usingPower = championsProcedure<UsingPower>('basic power', 'basic power', [
  {
    name: 'choose a target',
    question(table, locals): Prompt | null {
      const { card, seat, power } = locals;
      const targets = targetsFor(table, locals);
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
    run(table, locals) {
      if (locals.targets.length > 0) meetDemands(table, deedTo(locals.targets, locals));
    },
  },
  {
    name: 'exhaust it',
    run(table, { card, seat, power, unpaid }) {
      if (unpaid) {
        leave(table);
        return;
      }
      exhaustCards(table, [card]);
      // What a status card replaces is not used: an attack or a thwart tells it itself.
      if (power === 'recover') occur(table, event.usingPower(card, seat, 'rec'));
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
  const used = event.powerUsed(card, seat, 'rec');
  if (healed > 0) occur(table, event.healed(about, ['basic']), used);
  else occur(table, used);
}

/** Characters of a player that have basic powers to use on their turn. */
export function powersOf(table: ChampionsTable, card: CardId): readonly BasicPower[] {
  return typeOf(table.state, card) === 'alter_ego' ? ['recover'] : ['attack', 'thwart'];
}
