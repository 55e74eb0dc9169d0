import type { CardId, Option, Seat } from '@grimrule/kernel';
import { cardOf, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { AREA, of, SIDE_SCHEMES } from '../board.ts';
import { otherSideOf, printed, printedAs } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/hit-points.ts';
import { has } from '../rules/status.ts';
import type { ChampionsTable } from '../table.ts';
import {
  alliesOf,
  charactersOf,
  engagedWith,
  identityOf,
  inHeroForm,
  mainSchemeOf,
  typeOf,
} from '../table.ts';
import { deedsOf } from './deeds.ts';
import { canHide, damageToCome, healthOf, isPressing, missing } from './outlook.ts';

/** What a sensible player would do next on his turn. */
export function adviceForTurn(
  table: ChampionsTable,
  seat: Seat,
  options: readonly Option[],
): Option | undefined {
  let best: Option | undefined;
  let most = 0;
  const outlook = lookOut(table, seat);
  for (const option of options) {
    const worth = worthOf(table, seat, option, outlook);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best ?? options.find(({ verb }) => verb === 'endTurn');
}

interface Outlook {
  readonly hero: boolean;
  /** Threat has to go, or the main scheme may be completed soon. */
  readonly pressing: boolean;
  readonly health: number;
  readonly wounds: number;
  readonly threat: number;
}

function lookOut(table: ChampionsTable, seat: Seat): Outlook {
  const { state } = table;
  const sideThreat = zoneOf(state, SIDE_SCHEMES).reduce(
    (sum, scheme) => sum + tokensOn(table, scheme, 'threat'),
    0,
  );
  return {
    hero: inHeroForm(state, seat),
    pressing: isPressing(table, seat),
    health: healthOf(table, seat),
    wounds: missing(table, identityOf(state, seat)),
    threat: tokensOn(table, mainSchemeOf(state), 'threat') + sideThreat,
  };
}

/** First what lasts, then what costs nothing, events, basic powers, and another form at the end. */
const LASTING = 80;
const FREE = 60;
const EVENT = 50;
const POWER = 30;
const AFTERWARDS = 20;
const FORM = 10;

/** How much it is worth to do this now; nothing that is worth 0 is done. */
function worthOf(table: ChampionsTable, seat: Seat, option: Option, outlook: Outlook): number {
  const { verb, card, ability } = option;
  switch (verb) {
    case 'changeForm':
      return changesForm(table, seat, outlook) ? FORM : 0;
    case 'recover':
      return recovers(table, seat, outlook) ? POWER : 0;
    case 'attack':
      return card === undefined ? 0 : POWER + attackWorth(table, seat, card);
    case 'thwart':
      return card === undefined ? 0 : POWER + thwartWorth(table, card, outlook);
    case 'play':
      if (card === undefined) return 0;
      if (ability === undefined) return permanentWorth(table, seat, card);
      return eventWorth(table, seat, option, outlook, EVENT);
    case 'use':
      return useWorth(table, seat, option, outlook);
    default:
      return 0;
  }
}

/** Whoever is tired, or draws many more cards as alter-ego, hides as long as the scheme allows. */
function changesForm(table: ChampionsTable, seat: Seat, { hero, health, wounds }: Outlook) {
  const identity = identityOf(table.state, seat);
  const { handSize = 0 } = printed(otherSideOf(cardOf(table.state, identity).design));
  const more = handSize - value(table, identity, 'handSize');
  const hides = canHide(table, seat);
  if (!hero) return !(hides && (health < LOW || -more >= MANY_CARDS));
  const left = remainingHitPoints(table, identity);
  const deadly = left <= damageToCome(table, seat) + SURPRISE;
  const tired = wounds >= WOUNDS && (health < TIRED || deadly);
  return hides && (tired || more >= MANY_CARDS);
}

function recovers(table: ChampionsTable, seat: Seat, outlook: Outlook): boolean {
  const stays = !changesForm(table, seat, outlook);
  return outlook.wounds >= (stays ? 1 : WOUNDS) && (stays || !outlook.pressing);
}

/** What is worth a recovery. */
const WOUNDS = 3;
const LOW = 0.5;
const TIRED = 0.7;
const MANY_CARDS = 3;
/** Damage that may come besides. */
const SURPRISE = 2;

function attackWorth(table: ChampionsTable, seat: Seat, card: CardId): number {
  if (has(table, card, 'stunned')) return GET_RID_OF_STATUS;
  const minions = engagedWith(table.state, seat).length > 0 ? STRIKE_MINION : 0;
  return value(table, card, 'atk') + minions;
}

const GET_RID_OF_STATUS = 2;
const STRIKE_MINION = 1;

function thwartWorth(table: ChampionsTable, card: CardId, { pressing, threat }: Outlook): number {
  if (has(table, card, 'confused')) return GET_RID_OF_STATUS;
  const removed = Math.min(value(table, card, 'thw'), threat);
  return removed * (pressing ? PRESSING_THREAT : THREAT);
}

const PRESSING_THREAT = 4;
const THREAT = 1.2;
const ALLY = 2;

function permanentWorth(table: ChampionsTable, seat: Seat, card: CardId): number {
  const { type, cost = 0 } = printedAs(table.state, card);
  if (type !== 'ally') return LASTING + cost;
  const limit = value(table, identityOf(table.state, seat), 'allyLimit');
  return alliesOf(table.state, seat).length < limit ? LASTING + cost + ALLY : 0;
}

function eventWorth(
  table: ChampionsTable,
  seat: Seat,
  option: Option,
  { threat, wounds }: Outlook,
  most: number,
): number {
  const { done } = deedsOf(table.state, option);
  if (done.has('changeForm') || done.has('shuffleIn')) return 0;
  if (done.has('special') && upgradesOf(table, seat) < 2) return 0;
  if (done.has('ready')) return someExhausted(table, seat) ? AFTERWARDS : 0;
  if (done.has('removeThreat')) return threat >= 2 ? most + 1 : 0;
  if (done.has('heal') && !done.has('draw')) return wounds >= 2 ? most : 0;
  return most;
}

const upgradesOf = ({ state }: ChampionsTable, seat: Seat) =>
  zoneOf(state, of(AREA, seat)).filter((card) => typeOf(state, card) === 'upgrade').length;

const someExhausted = ({ state }: ChampionsTable, seat: Seat) =>
  charactersOf(state, seat).some((card) => cardOf(state, card).exhausted);

function useWorth(table: ChampionsTable, seat: Seat, option: Option, outlook: Outlook): number {
  const { state } = table;
  const { card } = option;
  if (card === undefined) return 0;
  // What allies can do besides their powers mostly costs more than it brings.
  if (typeOf(state, card) === 'ally') return 0;
  const { done } = deedsOf(state, option);
  if (done.has('removeThreat') && outlook.threat > 0) return FREE;
  return eventWorth(table, seat, option, outlook, FREE);
}
