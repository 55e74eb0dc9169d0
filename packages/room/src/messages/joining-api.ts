import type { Json, Seat } from '@grimrule/kernel';
import { z } from 'zod';
import { LONGEST_NAME, nameOfThing, secret } from './fields.ts';
import { typedCode } from './players-api.ts';

/** `POST /api/tables/:table/seats/:seat/invitation`: a link for a new player of the seat. */
export const newInvitation = z.object({ key: secret });
export interface CreatedInvitation {
  readonly id: string;
  /** The link is `/join/<table>#<token>`. */
  readonly token: string;
  readonly expires: number;
}

/** `POST /api/invitations/look`: what an invitation is for. It stays as it is. */
export const askedInvitation = z.object({ token: secret });
export interface InvitationInfo {
  readonly table: string;
  readonly game: string;
  /** The options of the game: scenario and decks, which give seats their names. */
  readonly options: Json;
  readonly seat: Seat;
  /** The name of the seat. */
  readonly name: string;
  /** The inviting player. */
  readonly inviter: string;
  readonly expires: number;
}

/** `POST /api/invitations/accept`: the player with this key takes the seat. */
export const acceptedInvitation = z.object({
  token: secret,
  key: secret,
  /** The new name of the seat; without it the seat keeps its name, or gets the player's. */
  name: z.string().max(LONGEST_NAME).optional(),
});
/** `POST /api/seats/claim`: a seat with an old link becomes the player's. */
export const claimedSeat = z.object({
  seatKey: secret,
  key: secret,
  /** Whether the old link is void from now on. */
  voidLink: z.boolean(),
});
export interface TakenSeat {
  readonly table: string;
  readonly seat: Seat;
}

/** `POST /api/tables/:table/invitations`: those that can still be accepted. */
export const askedInvitations = z.object({ key: secret });
export interface OpenInvitations {
  readonly invitations: readonly OpenInvitation[];
}
export interface OpenInvitation {
  readonly id: string;
  readonly seat: Seat;
  readonly inviter: string;
  readonly created: number;
  readonly expires: number;
}
/** `POST /api/tables/:table/invitations/revoke`. */
export const revokedInvitation = z.object({ key: secret, id: nameOfThing });

/** `POST /api/tables/:table/seats/:seat/choice`: what a seat plays, before the game begins. */
/** A name, or a deck of one's own as the options of the game take it, as JSON. */
export const newChoice = z.object({ key: secret, choice: z.string().min(1).max(8000) });
export interface ChosenOptions {
  readonly options: Json;
}

/** `POST /api/tables/:table/code`: a code to join; a table has one, the latest. */
export const newJoinCode = z.object({ key: secret });
/** `POST /api/tables/:table/code/revoke`: from now on no code leads to the table. */
export const revokedJoinCode = z.object({ key: secret });

/** `POST /api/lobby`: the lobby of a code. It names no table: a table's name is enough to watch. */
export const askedLobby = z.object({ code: typedCode });
export interface Lobby {
  readonly game: string;
  readonly scenario: string | null;
  readonly seats: readonly LobbySeat[];
  readonly expires: number;
}
export interface LobbySeat {
  readonly name: string;
  readonly state: 'free' | 'bot' | 'here' | 'absent';
}

/** `POST /api/lobby/knock`: the player with this key would like to have a free seat. */
export const newKnock = z.object({
  code: typedCode,
  seat: z.number().int().min(0).max(15),
  key: secret,
  name: z.string().min(1).max(LONGEST_NAME),
});
export interface CreatedKnock {
  /** With this one asks what became of it; once let in, it is the token of an invitation. */
  readonly token: string;
  readonly expires: number;
}

/** `POST /api/lobby/knock/look`: what became of a knock. */
export const askedKnock = z.object({ token: secret });
export type KnockState =
  | { readonly state: 'waiting' | 'refused' | 'expired' }
  | { readonly state: 'letIn'; readonly table: string; readonly seat: Seat };

/** A knocking person, as the players at a table see them. */
export interface Knock {
  readonly id: string;
  readonly seat: Seat;
  readonly name: string;
  readonly at: number;
}
/** `POST /api/tables/:table/knocks`: the open knocks. The connection tells them as well. */
export const askedKnocks = z.object({ key: secret });
export interface Knocks {
  readonly knocks: readonly Knock[];
}
/** `POST /api/tables/:table/knocks/answer`. */
export const answeredKnock = z.object({
  key: secret,
  knock: nameOfThing,
  letIn: z.boolean(),
});
