import { campaignNamed } from './campaigns.ts';
import type { CampaignLine } from './lines.ts';
import type { CampaignLog, Logged, LogPlayer } from './log.ts';

/** The changes that players may make to the log between two games. */

const refuse = (problem: CampaignLine): Logged => ({ problems: [problem] });

/** The log with one player's part changed. */
function withPlayer(log: CampaignLog, seat: number, change: Partial<LogPlayer>): CampaignLog {
  const players = log.players.map((each, at) => (at === seat ? { ...each, ...change } : each));
  return { ...log, players };
}

/** The cards that a player may choose now: those that nobody has. */
export function openTo(log: CampaignLog, seat: number): readonly string[] {
  const choice = log.choices.find((each) => each.seat === seat);
  const taken = log.players.flatMap(({ gained }) => gained);
  return choice?.of.filter((card) => !taken.includes(card)) ?? [];
}

/** A player takes a card for the campaign, or none where that is allowed. */
export function choose(log: CampaignLog, seat: number, card: string | null): Logged {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  const choice = log.choices.find((each) => each.seat === seat);
  if (!choice) return refuse({ say: 'nothingToChoose', seat });
  const choices = log.choices.filter((each) => each !== choice);
  if (card === null) {
    const needed = !choice.optional && openTo(log, seat).length > 0;
    return needed ? refuse({ say: 'cardToChoose', seat }) : { log: { ...log, choices } };
  }
  if (!openTo(log, seat).includes(card)) return refuse({ say: 'cannotBeChosen', seat, card });
  return { log: withPlayer({ ...log, choices }, seat, { gained: [...player.gained, card] }) };
}

/** The obligations that are not in the player's deck yet. */
export function obligationsLeft(log: CampaignLog, seat: number): readonly string[] {
  const { gained = [] } = log.players[seat] ?? {};
  const all = campaignNamed(log.campaign)?.obligations ?? [];
  return all.filter((card) => !gained.includes(card));
}

/**
 * Expert campaign: a player begins with all hit points, and an obligation goes into the deck for good.
 * `lot` is a number from 0 up to 1, exclusive, that says which.
 */
export function restoreHitPoints(log: CampaignLog, seat: number, lot: number): Logged {
  const player = log.players[seat];
  if (!player) return refuse({ say: 'noSuchPlayer', seat });
  if (!log.expert) return refuse({ say: 'onlyForExperts' });
  if (player.hitPoints === null) return refuse({ say: 'nothingToRestore', seat });
  const left = obligationsLeft(log, seat);
  const card = left[Math.floor(lot * left.length)];
  if (card === undefined) return refuse({ say: 'noObligationLeft', seat });
  return { log: withPlayer(log, seat, { hitPoints: null, gained: [...player.gained, card] }) };
}

/** Decks may be changed between games as one likes; whether they are legal is seen as a game begins. */
export function changeDeck(log: CampaignLog, seat: number, cards: LogPlayer['cards']): Logged {
  if (!log.players[seat]) return refuse({ say: 'noSuchPlayer', seat });
  return { log: withPlayer(log, seat, { cards: { ...cards } }) };
}
