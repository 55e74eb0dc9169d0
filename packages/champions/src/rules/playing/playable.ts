import type {
  About,
  CardId,
  Condition,
  Demand,
  Effect,
  Obstacle,
  Reserve,
  Seat,
} from '@grimrule/kernel';
import { cardOf, holds, legality, NONE, partly, possible, scopeOf, value } from '@grimrule/kernel';
import { HAND, of } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { friendliesInPlay, inPlayerOrder, typeOf } from '../../table.ts';
import { discardThis } from '../../vocabulary/builders.ts';
import type { CardType } from '../../vocabulary/card-types.ts';
import { bannedBy } from '../in-play/bans.ts';
import { entrance, mayEnter, WRONG_FORM } from '../in-play/entrance.ts';
import { otherDemands, reservesFor, symbolsDemanded, tooDear } from './additional-costs.ts';
import { canBePaid } from './alliance.ts';
import { mostOff } from './hosts.ts';
import { costOfAbility, purse, spentBy, symbolsSpentBy, symbolsToPlay } from './paying.ts';
import { playsOf } from './plays.ts';

/** At which price a card is played: an effect that plays it may make it cheaper or free. */
export interface Price {
  readonly less: number;
  /** Its resource cost is ignored. */
  readonly free: boolean;
  /** The card whose effect plays it, or NONE: that one cannot be spent for it. */
  readonly by: CardId;
}

export const AS_IT_COSTS: Price = { less: 0, free: false, by: NONE };

const PERMANENTS: readonly CardType[] = ['ally', 'upgrade', 'support', 'player_side_scheme'];

export const staysInPlay = (type: CardType) => PERMANENTS.includes(type);

/** The players who could control a card that may be played under any player's control. */
export function controllers(table: ChampionsTable, card: CardId, seat: Seat): readonly Seat[] {
  const { anyControl } = printedAs(table.state, card);
  const seats = anyControl ? inPlayerOrder(table.state) : [seat];
  return seats.filter((each) => mayEnter(table, card, each));
}

/** A card that a player would like to play. */
interface Playable extends About {
  readonly seat: Seat;
  /** The ability it is played for, or NONE. */
  readonly index: number;
  readonly price?: Price;
}

/** What keeps a card of any type from being played: a dash, its form, a missing team. */
export const TO_PLAY: readonly Obstacle<ChampionsTable, Playable>[] = [
  {
    say: 'cannotBePlayed',
    rule: 'dash',
    stands: ({ state }, { card }) => printedAs(state, card).cost === undefined,
  },
  WRONG_FORM,
  {
    say: 'conditionNotMet',
    rule: 'play',
    stands(table, { card, seat }) {
      const { onlyIf } = printedAs(table.state, card);
      return onlyIf !== undefined && !holds(table, onlyIf as Condition, scopeOf(card, seat));
    },
  },
  {
    say: 'cannotBePlayed',
    rule: 'cannot',
    stands: (table, { card }) => value(table, card, 'cannotBePlayed') > 0,
    names: (table, { card }) => ({ cards: bannedBy(table, card, 'cannotBePlayed') }),
  },
  {
    say: 'teamNotTogether',
    rule: 'team-up',
    stands(table, { card }) {
      const { teamUp } = printedAs(table.state, card).keywords ?? {};
      return teamUp !== undefined && !isTeamTogether(table, teamUp);
    },
  },
];

/** RR: Team-Up. Both characters have to be in play; an ally counts by its subtitle too. */
function isTeamTogether({ state }: ChampionsTable, names: readonly [string, string]): boolean {
  const there = friendliesInPlay(state).flatMap((card) => {
    const { name, subname } = printedAs(state, card);
    return subname === undefined ? [name] : [name, subname];
  });
  return names.every((name) => there.includes(name));
}

/** What keeps it from being paid. */
export const TO_PAY: readonly Obstacle<ChampionsTable, Playable>[] = [
  {
    say: 'cannotBePlayed',
    rule: 'requirement',
    stands: ({ state }, { card, price = AS_IT_COSTS }) =>
      price.free && printedAs(state, card).keywords?.requirement !== undefined,
  },
  {
    say: 'maxPlayed',
    rule: 'max',
    stands(table, { card }) {
      const { max } = printedAs(table.state, card);
      return (max?.per === 'round' || max?.per === 'phase') && playsOf(table, card) >= max.times;
    },
    names: ({ state }, { card }) => ({ per: printedAs(state, card).max?.per }),
  },
  {
    say: 'cannotPay',
    rule: 'cost',
    stands(table, about) {
      const { card, seat } = about;
      const parts = partsToPay(table, about);
      const reserves = parts.length === 0 ? NO_RESERVES : reservesFor(table, parts, card);
      return !canBePaid(table, card, seat, symbolsOf(table, about), reserves);
    },
    names(table, about) {
      const { card, seat } = about;
      const sources = purse(table, seat, card).filter(({ option }) => option.card !== card);
      const most = sources.reduce((sum, { gives }) => sum + gives.length, 0);
      return { symbols: symbolsOf(table, about), most };
    },
  },
  tooDear(
    (_, { card, seat }) => ({ to: 'play', card, seat }),
    (table, about) => ({ symbols: symbolsOf(table, about), parts: partsToPay(table, about) }),
  ),
];

/** What it costs at least. */
function symbolsOf(
  table: ChampionsTable,
  { card, seat, index, price = AS_IT_COSTS }: Playable,
): readonly number[] {
  const off = mostOff(table, card, seat);
  return allSymbols(table, card, index, off > 0 ? { ...price, less: price.less + off } : price);
}

/** What is paid besides resources. */
function partsToPay(
  table: ChampionsTable,
  { card, seat, index, price = AS_IT_COSTS }: Playable,
): readonly Demand[] {
  const own = ownParts(table, card, seat, index);
  if (!isInHand(table, price.by, seat)) return own;
  return [...own, { cost: LEAVE, scope: scopeOf(price.by, seat) }];
}

/** A card that stays in play. Steps 1 and 2 of playing it. */
export const permanents = legality<ChampionsTable, Playable>([
  {
    say: 'cannotBePlayed',
    rule: 'resource cards',
    stands: ({ state }, { card }) => typeOf(state, card) === 'resource',
  },
  // Events are refused as actions.
  { say: null, rule: '', stands: ({ state }, { card }) => !staysInPlay(typeOf(state, card)) },
  ...TO_PLAY,
  // Where others could control it, one of them has to.
  partly((table, { card, seat }) => controllers(table, card, seat).length === 0, entrance),
  {
    say: 'noTarget',
    rule: 'target',
    stands: (table, { card, seat }) =>
      printedAs(table.state, card).abilities.some(
        (ability) =>
          ability.kind === 'called' &&
          ability.call === 'attach' &&
          !possible(table, ability.effect, scopeOf(card, seat)),
      ),
  },
  ...TO_PAY,
]);

/** A card that is used by being played is still in hand when it is asked what it could play. */
const isInHand = ({ state }: ChampionsTable, card: CardId, seat: Seat) =>
  card !== NONE && cardOf(state, card).zone === of(HAND, seat);
const LEAVE = discardThis as Effect;

/** The parts of an ability's own cost that are no resources. */
export function ownParts(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  ability: number,
): readonly Demand[] {
  const cost = costOfAbility(table, card, ability);
  return cost ? otherDemands([{ cost, scope: scopeOf(card, seat) }]) : NO_PARTS;
}
const NO_PARTS: readonly Demand[] = [];
export const NO_RESERVES: readonly Reserve[] = [];
const NO_SYMBOLS: readonly number[] = [];

/** Several costs are paid at the same time, with resources divided as one likes. RR: Cost. */
export function allSymbols(
  table: ChampionsTable,
  card: CardId,
  ability: number,
  { less, free }: Price,
  x = 0,
  demands = NO_PARTS,
): readonly number[] {
  const symbols = free ? NO_SYMBOLS : symbolsToPlay(table, card, x, less);
  const spent = spentBy(table, card, ability);
  if (spent.length === 0 && demands.length === 0) return symbols;
  const all = [
    ...symbols,
    ...symbolsSpentBy(table, card, ability),
    ...symbolsDemanded(table, demands),
  ];
  return all.sort((one, other) => one - other);
}
