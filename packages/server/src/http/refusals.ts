import type { Line } from '@grimrule/kernel';
import { isTooDeep } from '@grimrule/kernel';
import type { ApiError, TableReason } from '@grimrule/room';
import { refused } from '@grimrule/room';
import type { z } from 'zod';

const STATUS: Partial<Record<TableReason, number>> = {
  wrongKey: 403,
  notYourSeat: 403,
  noSuchTable: 404,
  noSuchPosition: 404,
  gameGoesOn: 409,
  wrongSeats: 422,
  noSuchGame: 422,
  noSuchBot: 422,
  optionsTooLong: 422,
  recordTooLong: 422,
  recordOfOtherRules: 422,
  recordDoesNotFit: 422,
  tooFast: 429,
  onlyTheHost: 403,
  invitationForAnother: 403,
  playerIsHere: 409,
  waitForPlayer: 409,
  seatNotFree: 409,
  noSuchDevice: 404,
  tooManyDecks: 409,
  siteOff: 409,
  siteSilent: 502,
  noSuchDeck: 404,
  noSuchInvitation: 404,
  invitationUsed: 410,
  invitationExpired: 410,
  invitationRevoked: 410,
  noSuchCode: 404,
  codeUsed: 410,
  codeExpired: 410,
  noSuchKnock: 404,
  gameHasBegun: 409,
  cannotChoose: 409,
  tooManyTries: 429,
  tooManyKnocks: 429,
  tooManyMoves: 409,
  noSpace: 507,
};

/** A request that is refused. It is answered like a refused move: with a reason that has words. */
export class Refused extends Error {
  readonly statusCode: number;
  readonly body: ApiError;

  constructor(
    reason: TableReason,
    problems?: readonly Line[],
    besides: Readonly<Record<string, number>> = {},
  ) {
    super(reason);
    this.statusCode = STATUS[reason] ?? 400;
    const refusal = refused(reason, besides);
    this.body = problems ? { refusal, problems } : { refusal };
  }
}

/** The parsed request, if it has the wanted shape. */
export function understood<T extends z.ZodType>(schema: T, sent: unknown): z.output<T> {
  if (isTooDeep(sent)) throw new Refused('notUnderstood');
  const { data, success } = schema.safeParse(sent);
  if (!success) throw new Refused('notUnderstood');
  return data;
}
