import type { Seat } from '@grimrule/kernel';
import type {
  ChosenOptions,
  CreatedCode,
  CreatedInvitation,
  CreatedKnock,
  InvitationInfo,
  KnockState,
  Knocks,
  Lobby,
  OpenInvitations,
  TakenSeat,
} from '@grimrule/room';
import { ask } from './ask.ts';

export const invite = (table: string, seat: Seat, key: string) =>
  ask<CreatedInvitation>(`tables/${table}/seats/${seat}/invitation`, { key });

export const listInvitations = (table: string, key: string) =>
  ask<OpenInvitations>(`tables/${table}/invitations`, { key });

export const revokeInvitation = (table: string, id: string, key: string) =>
  ask<OpenInvitations>(`tables/${table}/invitations/revoke`, { key, id });

/** What a seat of one's own plays, as long as the game has not begun. */
export const chooseForSeat = (table: string, seat: Seat, key: string, choice: string) =>
  ask<ChosenOptions>(`tables/${table}/seats/${seat}/choice`, { key, choice });

/** The content of an invitation. Looking does not use it up. */
export const lookAtInvitation = (token: string) =>
  ask<InvitationInfo>('invitations/look', { token });

export const acceptInvitation = (accepted: {
  readonly token: string;
  readonly key: string;
  readonly name: string;
}) => ask<TakenSeat>('invitations/accept', accepted);

/** The seat of an old link becomes the player's. */
export const claimSeat = (claimed: {
  readonly seatKey: string;
  readonly key: string;
  readonly voidLink: boolean;
}) => ask<TakenSeat>('seats/claim', claimed);

export const makeJoinCode = (table: string, key: string) =>
  ask<CreatedCode>(`tables/${table}/code`, { key });

export const revokeJoinCode = (table: string, key: string) =>
  ask<object>(`tables/${table}/code/revoke`, { key });

export const lookIntoLobby = (code: string) => ask<Lobby>('lobby', { code });

export const knock = (knocking: {
  readonly code: string;
  readonly seat: Seat;
  readonly key: string;
  readonly name: string;
}) => ask<CreatedKnock>('lobby/knock', knocking);

/** The state of a knock. */
export const lookAtKnock = (token: string) => ask<KnockState>('lobby/knock/look', { token });

export const listKnocks = (table: string, key: string) =>
  ask<Knocks>(`tables/${table}/knocks`, { key });

export const answerKnock = (
  table: string,
  answered: { readonly key: string; readonly knock: string; readonly letIn: boolean },
) => ask<Knocks>(`tables/${table}/knocks/answer`, answered);
