import type { Refusal } from '@grimrule/kernel';

/** Why a table refuses something that is no matter of the game's rules. The page has the words. */
export const TABLE_REASONS = [
  'nothingToUndo',
  'nothingToRedo',
  'nobodyAskedToUndo',
  'undoNeedsConsent',
  'notYourSeat',
  'onlyWatching',
  'tableMovedOn',
  'noSuchPosition',
  'noSuchBot',
  'notUnderstood',
  'tooFast',
  'notStored',
  'notTold',
  'noSuchTable',
  'noSuchGame',
  'wrongKey',
  'wrongSeats',
  'gameGoesOn',
  'recordTooLong',
  'recordOfOtherRules',
  'recordOfOtherGenerator',
  'recordDoesNotFit',
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];

/** The rule that such refusals name. */
export const TABLE_RULE = 'table';

export function refused(reason: TableReason): Refusal {
  return { reason: { say: reason }, rule: TABLE_RULE };
}
