import type { About, CardId, Obstacle, Seat } from '@grimrule/kernel';
import { cardOf, isPrinted, legality, NONE, tokensOn, value } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import {
  encounterCardsInPlay,
  engagedWith,
  isInPlay,
  isMainScheme,
  schemesInPlay,
} from '../../table.ts';
import { doerOf } from '../damage/defeat.ts';
import { bannedBetween } from '../in-play/bans.ts';
import { iconsInPlay } from '../in-play/icons.ts';

/** A scheme that would lose threat by a card, or by none. */
interface Relieved extends About {
  readonly by: CardId;
}

interface Thwarted extends Relieved {
  readonly seat: Seat;
}

/** Who finds no threat needs no reason. */
const UNTHREATENED: Obstacle<ChampionsTable, Relieved> = {
  say: null,
  rule: 'threat',
  stands: (table, { card }) =>
    !isInPlay(table.state, card) || tokensOn(table, card, 'threat') === 0,
};

const BANNED = bannedBetween('cannotLoseThreat');
const NOT_BY_THWARTING = bannedBetween('cannotBeThwarted');

/** RR: Patrol. While such a minion is engaged with the player, they cannot thwart the main scheme. */
const PATROLLED: Obstacle<ChampionsTable, Thwarted> = {
  say: 'patrolled',
  rule: 'patrol',
  stands: (table, about) =>
    isMainScheme(table.state, about.card) && patrols(table, about).length > 0,
  names: (table, about) => ({ cards: patrols(table, about) }),
};

function patrols(table: ChampionsTable, { seat, by }: Thwarted): readonly CardId[] {
  const minions = engagedWith(table.state, seat);
  if (minions.length === 0) return minions;
  const thwarter = doerOf(table, by);
  return minions.filter((minion) => value(table, minion, 'patrol', thwarter) > 0);
}

/** RR: Crisis Icon. It stops player cards only. */
const IN_CRISIS: Obstacle<ChampionsTable, Relieved> = {
  say: 'inCrisis',
  rule: 'crisis icon',
  stands(table, { card, by }) {
    const { state } = table;
    const byPlayers = by !== NONE && cardOf(state, by).owner !== NONE;
    if (!byPlayers || !isMainScheme(state, card)) return false;
    return iconsInPlay(table, 'crisis', isPrinted(table, 'crisis') ? NONE : doerOf(table, by)) > 0;
  },
  names: (table, { by }) => ({
    cards: encounterCardsInPlay(table.state).filter(
      (each) => value(table, each, 'crisis', doerOf(table, by)) > 0,
    ),
  }),
};

const relieving = legality<ChampionsTable, Relieved>([UNTHREATENED, BANNED, IN_CRISIS]);

const inAnyCrisis = legality<ChampionsTable, Relieved>([UNTHREATENED, BANNED]);

/** Whether a card can take threat off a scheme; an effect may ignore crisis icons. */
export const canLoseThreat = (
  table: ChampionsTable,
  card: CardId,
  by: CardId,
  ignoring?: 'crisis',
): boolean => (ignoring ? inAnyCrisis : relieving).allows(table, { card, by });

export const thwarting = legality<ChampionsTable, Thwarted>([
  UNTHREATENED,
  BANNED,
  NOT_BY_THWARTING,
  PATROLLED,
  IN_CRISIS,
]);

const thwartingInCrisis = legality<ChampionsTable, Thwarted>([
  UNTHREATENED,
  BANNED,
  NOT_BY_THWARTING,
  PATROLLED,
]);

/** Schemes that this card can thwart now, if need be in spite of crisis icons. */
export function thwartable(
  table: ChampionsTable,
  seat: Seat,
  by: CardId,
  ignoring?: 'crisis',
): readonly CardId[] {
  const legal = ignoring ? thwartingInCrisis : thwarting;
  return schemesInPlay(table.state).filter((card) => legal.allows(table, { card, by, seat }));
}
