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
  'optionsTooLong',
  'recordTooLong',
  'recordOfOtherRules',
  'recordOfOtherGenerator',
  'recordDoesNotFit',
  'nothingToRestore',
  'waitForPlayer',
  'playerIsHere',
  'onlyTheHost',
  'watchersMayNotTalk',
  'muted',
  'noSuchWatcher',
  'noSuchDevice',
  'tooManyDecks',
  'siteOff',
  'siteSilent',
  'noSuchDeck',
  'noSuchInvitation',
  'invitationUsed',
  'invitationExpired',
  'invitationRevoked',
  'invitationForAnother',
  'seatNotFree',
  'noSuchCode',
  'codeUsed',
  'codeExpired',
  'tooManyTries',
  'tooManyKnocks',
  'tooManyMoves',
  'noSuchKnock',
  'noSpace',
  'gameHasBegun',
  'cannotChoose',
] as const;
export type TableReason = (typeof TABLE_REASONS)[number];

/** The rule that such refusals name. */
export const TABLE_RULE = 'table';

/** `besides` is what the words of a reason speak of, such as how many seconds are left. */
export function refused(
  reason: TableReason,
  besides: Readonly<Record<string, number>> = {},
): Refusal {
  return { reason: { say: reason, ...besides }, rule: TABLE_RULE };
}
