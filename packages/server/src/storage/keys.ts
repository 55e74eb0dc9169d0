import { createHash, randomBytes } from 'node:crypto';

/**
 * Guessing 18 random bytes is hopeless; as text they are 24 characters that need no escaping in a
 * link.
 */
const BYTES = 18;

/** A new secret, or a name that nobody can guess. */
export function newSecret(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Something that is told apart by a name, which is no secret. */
const NAME_BYTES = 9;

export function newName(): string {
  return randomBytes(NAME_BYTES).toString('base64url');
}

/** Whether this could be a name that was made here: no other text goes to the database. */
export function isSecret(text: string): boolean {
  return /^[\w-]{24}$/.test(text);
}

/** The stored form of a secret. It is random itself, so a plain hash cannot be turned around. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
