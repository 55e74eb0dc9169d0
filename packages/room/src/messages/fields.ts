import { z } from 'zod';

/** How long a name may be. */
export const LONGEST_NAME = 40;

/** A secret that opens seats: the key of a player, or that of an old link to a seat. */
export const secret = z.string().min(1).max(64);

/** Something that the server named: a device, an invitation, a knock. It asks the database for no other text. */
export const nameOfThing = z.string().regex(/^[\w-]{1,64}$/);
