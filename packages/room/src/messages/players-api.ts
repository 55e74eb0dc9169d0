import { z } from 'zod';
import { LONGEST_NAME, nameOfThing, secret } from './fields.ts';

const name = z.string().max(LONGEST_NAME);
/** The owner's name for a device, so that it can be told from the others. */
const label = z.string().max(LONGEST_NAME).optional();

/** `POST /api/players`: a new player. */
export const newPlayer = z.object({ name: name.optional(), label });
/** The answer to making a player or a code for another device. It tells the key this once. */
export interface CreatedPlayer {
  readonly player: string;
  readonly name: string;
  readonly key: string;
}

/** `POST /api/players/me`: what is known of the player with this key. */
export const askedPlayer = z.object({ key: secret });
export interface PlayerInfo {
  /** The player's public name in the database; no secret. */
  readonly player: string;
  readonly name: string;
  readonly devices: readonly Device[];
}

/** A device with a key of its own. */
export interface Device {
  /** By which it is revoked; no secret. */
  readonly id: string;
  readonly label: string;
  /** Whether the request came with its key. */
  readonly isThis: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly used: number;
}

/** `POST /api/players/me/name`. The names of seats are changed at the tables. */
export const renamedPlayer = z.object({ key: secret, name });

/** `POST /api/players/me/revoke`: one device by its id, or all but this one. */
export const revokedDevices = z.object({
  key: secret,
  device: z.union([z.literal('others'), nameOfThing]),
});

/** `POST /api/players/me/code`: a code that gives another device a key of its own. */
export const newDeviceCode = z.object({ key: secret });
/** Codes are told and typed in groups of four: `K7QW-M3XA`. */
export interface CreatedCode {
  readonly code: string;
  readonly expires: number;
}

/** Codes as people type them: small letters and anything in between are welcome. */
export const typedCode = z.string().min(1).max(40);

/** `POST /api/players/code`, on the new device: gives a key, as making a player does. */
export const usedDeviceCode = z.object({ code: typedCode, label });
