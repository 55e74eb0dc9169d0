import type { Seat } from '@grimrule/kernel';

/**
 * Something that everybody at a table has to hear of, kept among the chat. The words are the page's.
 * `by` is the seat of the acting player, null if they were not at the table.
 */
export type Notice =
  /** A player took a free seat, or the seat of an absent player who had been replaced. */
  | { readonly kind: 'seatTaken'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'seatTakenOver'; readonly seat: Seat; readonly name: string }
  /** The player with the old link of a seat has claimed it; `voidLink` if the link is void now. */
  | { readonly kind: 'seatClaimed'; readonly seat: Seat; readonly voidLink: boolean }
  /** The seat was opened from a device that had never opened it. */
  | { readonly kind: 'otherDevice'; readonly seat: Seat }
  /** The host invites another player to the seat of an absent one. */
  | { readonly kind: 'linkReplaced'; readonly seat: Seat; readonly by: Seat | null }
  | {
      readonly kind: 'botStandsIn';
      readonly seat: Seat;
      readonly by: Seat;
      readonly bot: string;
    }
  | { readonly kind: 'botSentAway'; readonly seat: Seat; readonly by: Seat }
  /** Decisions of others than `by` were taken back, or what was taken back is there again. */
  | { readonly kind: 'takenBack'; readonly by: Seat; readonly decisions: number }
  | { readonly kind: 'restored'; readonly by: Seat; readonly decisions: number }
  | { readonly kind: 'watcherMuted'; readonly by: Seat; readonly name: string }
  | { readonly kind: 'watcherRemoved'; readonly by: Seat; readonly name: string }
  | { readonly kind: 'watchersMayTalk'; readonly by: Seat; readonly talk: boolean }
  /** A stored move is damaged: the game goes on after move `from`. */
  | { readonly kind: 'damaged'; readonly move: number; readonly from: number };
