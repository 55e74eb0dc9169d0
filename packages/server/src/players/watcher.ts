import { createHmac } from 'node:crypto';

const LONG = 12;

/**
 * The players' name for a watcher from an address: enough to mute or remove them, and nothing that
 * tells the address.
 */
export function watcherAt(address: string, salt: string): string {
  return createHmac('sha256', salt).update(address).digest('base64url').slice(0, LONG);
}
