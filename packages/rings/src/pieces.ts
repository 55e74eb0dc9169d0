import type { Piece, Seat, ZoneId } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import {
  BESIDE,
  CAMPAIGN,
  DECK,
  DIAL,
  ENCOUNTER_DECK,
  of,
  QUEST_DECK,
  SET_ASIDE,
} from './board.ts';
import { CAMPAIGN_CARDS, campaignCardOf } from './campaign/campaign-cards.ts';
import type { CampaignLog } from './campaign/log.ts';
import type { RingsCard } from './cards/card.ts';
import { DIALS, designOf, printed } from './cards/designs.ts';
import type { GameOptions } from './options.ts';
import { encounterCardsOf, questOf } from './scenarios/scenario.ts';

type Add = (code: string, owner: Seat, zone: ZoneId) => void;

/** Every card of the game and where it lies before setup begins. Heroes wait in their decks. */
export function piecesFor({ players, scenario, easy, campaign }: GameOptions): readonly Piece[] {
  const pieces: Piece[] = [];
  const add: Add = (code, owner, zone) => pieces.push({ design: designOf(code), owner, zone });
  players.forEach(({ heroes, cards }, seat) => {
    pieces.push({ design: DIALS[seat] ?? NONE, owner: seat, zone: of(DIAL, seat) });
    for (const code of heroes) add(code, seat, of(DECK, seat));
    for (const [code, count] of Object.entries(cards)) {
      for (let copy = 0; copy < count; copy++) add(code, seat, of(DECK, seat));
    }
  });
  // The last card of a zone lies on top.
  for (const { code } of questOf(scenario).toReversed()) add(code, NONE, QUEST_DECK);
  for (const { code } of encounterCardsOf(scenario, easy)) add(code, NONE, ENCOUNTER_DECK);
  for (const code of scenario.beside ?? []) add(code, NONE, BESIDE);
  if (campaign) {
    add(scenario.campaignCard, NONE, CAMPAIGN);
    addPool(campaign, titlesSetAside(scenario.campaignCard), add);
  }
  return pieces;
}

const titlesSetAside = (campaignCard: string): readonly string[] =>
  printed(designOf(campaignCard)).setsAside ?? [];

/** RR: Campaign Setup, 5 to 8. Where the cards of the pool go, and what the scenario sets aside. */
function addPool({ pool, players }: CampaignLog, aside: readonly string[], add: Add): void {
  const isAside = (card: RingsCard) => aside.includes(card.name);
  for (const { card: code, hero, player, leftOut } of pool) {
    const card = campaignCardOf(code);
    if (!card || leftOut) continue;
    if (player !== null) add(code, player, of(DECK, player));
    else if (hero !== null) add(code, ownerOf(card, seatOf(hero, players)), SET_ASIDE);
    else if (!isAside(card)) add(code, NONE, ENCOUNTER_DECK);
  }
  for (const card of CAMPAIGN_CARDS.filter(isAside)) {
    const elsewhere = pool.filter(
      (each) => each.card === card.code && (each.player !== null || each.hero !== null),
    );
    const left = card.quantityRevised - elsewhere.length;
    // Copies of players' cards are dealt out, so that each has a pile to go to.
    for (let copy = 0; copy < left; copy++) {
      add(card.code, ownerOf(card, copy % players.length), SET_ASIDE);
    }
  }
}

const ownerOf = ({ back }: RingsCard, seat: Seat): Seat => (back === 'player' ? seat : NONE);

/** The player of a hero. The seat of a hero that left the campaign is never asked for. */
function seatOf(hero: string, players: CampaignLog['players']): Seat {
  return Math.max(
    0,
    players.findIndex(({ heroes }) => heroes.includes(hero)),
  );
}
