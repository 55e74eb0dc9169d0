import type { CardId } from '@grimrule/kernel';
import { cardOf, NONE, setTokens, zoneOf } from '@grimrule/kernel';
import { CAMPAIGN, SET_ASIDE } from '../board.ts';
import { isPermanent, isPlayersCard } from '../campaign/campaign-cards.ts';
import type { PoolCard } from '../campaign/log.ts';
import { printed } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { heroesOf, inPlayerOrder, playerOf } from '../table.ts';
import { callAbilities } from './abilities/called-abilities.ts';
import { enterPlay } from './in-play/entering-play.ts';

/** The code on the front of a card, whichever side is up. */
export const codeOf = ({ state }: RingsTable, card: CardId): string =>
  printed(cardOf(state, card).front).code;

/** RR: Campaign Setup, 5, and Expert Campaign Mode: heroes get what the log has noted for them. */
export function followLog(table: RingsTable): void {
  const { state } = table;
  const { campaign } = state.vars;
  if (!campaign) return;
  const heroes = inPlayerOrder(state).flatMap((seat) => heroesOf(state, seat));
  for (const { card, hero } of campaign.attached) {
    const host = heroes.find((each) => codeOf(table, each) === hero);
    const copies = zoneOf(state, SET_ASIDE).filter((each) => codeOf(table, each) === card);
    const earlier = campaign.attached.filter((each) => each.card === card);
    const copy = copies[earlier.findIndex((each) => each.hero === hero)];
    if (host === undefined || copy === undefined) continue;
    enterPlay(table, copy, playerOf(state, host), host);
  }
  for (const hero of heroes) {
    const damage = campaign.damage[codeOf(table, hero)] ?? 0;
    if (damage > 0) setTokens(table, hero, 'damage', damage);
  }
}

/** Writes cards down as earned; permanent ones with their heroes, others with their players. */
export function earn(table: RingsTable, card: CardId, seat: number): void {
  const { host, front } = cardOf(table.state, card);
  const permanent = isPermanent(printed(front));
  const entry: PoolCard = {
    card: printed(front).code,
    hero: permanent && host !== NONE ? codeOf(table, host) : null,
    player: isPlayersCard(printed(front)) ? seat : null,
    leftOut: false,
  };
  const { vars } = table.state;
  vars.earned = [...vars.earned, entry];
  table.tell?.({ say: 'earned', card }, 'campaign pool');
}

/** Calls what the campaign cards say when their scenario was won. */
export function resolveCampaign(table: RingsTable): void {
  const [seat = NONE] = inPlayerOrder(table.state);
  for (const card of zoneOf(table.state, CAMPAIGN)) callAbilities(table, card, 'resolution', seat);
}
