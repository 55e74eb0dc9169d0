import type { CardId } from '@grimrule/kernel';
import { cardOf, move, NONE, setTokens, shuffle, zoneOf } from '@grimrule/kernel';
import { ENCOUNTER_DECK, SET_ASIDE } from '../../board.ts';
import type { Moment, SetupInstruction } from '../../campaign/campaign.ts';
import type { CampaignStart } from '../../campaign/start.ts';
import { printed } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { identityOf, inPlayerOrder, mainSchemeOf } from '../../table.ts';
import { maximumHitPoints } from '../damage/hit-points.ts';
import { dealEncounterCard } from '../encounters/encounter-deck.ts';
import { placeThreat } from '../threat/threat.ts';

/** RR: Campaign Mode. What the log of the campaign does to the game at this moment of its setup. */
export function followLog(table: ChampionsTable, moment: Moment): void {
  const { campaign } = table.state.vars;
  if (!campaign) return;
  // They count before the villain is revealed.
  if (moment === 'beforeSetup') setHitPoints(table, campaign);
  for (const line of campaign.setup.filter(({ at }) => at === moment)) {
    follow(table, line, campaign);
  }
}

function setHitPoints(table: ChampionsTable, { hitPoints }: CampaignStart): void {
  for (const seat of inPlayerOrder(table.state)) {
    const left = hitPoints[seat] ?? null;
    if (left === null) continue;
    const identity = identityOf(table.state, seat);
    const damage = Math.max(0, maximumHitPoints(table, identity) - left);
    if (damage > 0) setTokens(table, identity, 'damage', damage);
  }
}

function follow(table: ChampionsTable, line: SetupInstruction, campaign: CampaignStart): void {
  const { state } = table;
  switch (line.do) {
    case 'shuffleIn':
      shuffleIn(table, campaign.cards[line.recorded] ?? []);
      return;
    case 'placeThreat': {
      const each = campaign.numbers[line.recorded] ?? 0;
      const amount = campaign.expert ? each * state.seats : each;
      if (amount > 0) placeThreat(table, [{ card: mainSchemeOf(state), amount }], NONE);
      return;
    }
    case 'dealToRecorded':
      if (!campaign.expert) return;
      for (const seat of inPlayerOrder(state)) {
        if (campaign.seats[line.recorded]?.includes(seat)) dealEncounterCard(table, seat);
      }
      return;
    default:
      line satisfies never;
  }
}

function shuffleIn(table: ChampionsTable, codes: readonly string[]): void {
  const { state } = table;
  const isRecorded = (card: CardId) => {
    const { front, owner } = cardOf(state, card);
    return owner === NONE && codes.includes(printed(front).code);
  };
  const cards = zoneOf(state, SET_ASIDE).filter(isRecorded);
  if (cards.length === 0) return;
  for (const card of cards) move(table, card, ENCOUNTER_DECK);
  table.tell?.({ say: 'shuffledIn', cards }, 'shuffle');
  shuffle(table, ENCOUNTER_DECK);
}
