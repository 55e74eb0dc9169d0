import type { CardId } from '@grimrule/kernel';
import { become, cardOf, exhaust, setTokens, tokensOn, zoneOf } from '@grimrule/kernel';
import type { Lots } from '@grimrule/kernel/testing';
import { AREA, ATTACHMENTS, of } from '../../src/board.ts';
import { otherSideOf, printedAs } from '../../src/cards/designs.ts';
import { maximumHitPoints } from '../../src/rules/damage/hit-points.ts';
import { canBeGiven } from '../../src/rules/status/status.ts';
import type { ChampionsTable } from '../../src/table.ts';
import { enemiesInPlay, friendliesInPlay, identityOf, inPlayerOrder } from '../../src/table.ts';
import type { Moment } from './moment.ts';
import { isAfterReadying } from './moment.ts';

const STATUS = ['stunned', 'confused', 'tough'] as const;
/** Damage on the suit is one counter less than what breaks it. */
const ARMORED_RHINO_SUIT = '01098';
const SUIT_HOLDS = 5;
const ENERGY_CHANNEL = '01018';

/** Damage, status cards, used counters, exhausted cards, and heroes in either form. */
export function wearDown(table: ChampionsTable, lots: Lots, moment: Moment): void {
  const { state } = table;
  for (const seat of inPlayerOrder(state)) {
    const identity = identityOf(state, seat);
    if (lots.chance(50)) become(table, identity, otherSideOf(cardOf(state, identity).design));
  }
  for (const card of [...enemiesInPlay(state), ...friendliesInPlay(state)]) hurt(table, lots, card);
  for (const card of inPlayerOrder(state).flatMap((seat) => zoneOf(state, of(AREA, seat)))) {
    useUp(table, lots, card);
    if (!isAfterReadying(moment) && lots.chance(25)) exhaust(table, card);
  }
  for (const card of zoneOf(state, ATTACHMENTS)) {
    if (printedAs(state, card).code !== ARMORED_RHINO_SUIT) continue;
    setTokens(table, card, 'damage', lots.below(SUIT_HOLDS));
  }
}

function hurt(table: ChampionsTable, lots: Lots, card: CardId): void {
  const damage = lots.chance(70) ? lots.below(maximumHitPoints(table, card)) : 0;
  if (damage > 0) setTokens(table, card, 'damage', damage);
  for (const status of STATUS) {
    if (lots.chance(12) && canBeGiven(table, card, status)) setTokens(table, card, status, 1);
  }
}

/** At least one of its uses is left, or it would be gone. */
function useUp(table: ChampionsTable, lots: Lots, card: CardId): void {
  const { keywords, counters, code } = printedAs(table.state, card);
  const uses = keywords?.uses?.counter;
  if (uses !== undefined)
    setTokens(table, card, uses, lots.between(1, tokensOn(table, card, uses)));
  if (counters) setTokens(table, card, counters.counter, lots.between(0, counters.count));
  if (code === ENERGY_CHANNEL) setTokens(table, card, 'energy', lots.between(0, 5));
}
