import { isIP } from 'node:net';
import { hostname } from 'node:os';

/**
 * Whether a request names this server. A page elsewhere can let its own name lead to this machine
 * (DNS rebinding), and its scripts would then be of one origin with us; but the browser still says
 * that name. An address as a number cannot be made to lead anywhere else.
 */
export function isOwnHost(host: string | undefined, allowed: readonly string[]): boolean {
  // Browsers always name a host.
  if (host === undefined || allowed.includes('*')) return true;
  const name = nameIn(host);
  if (isIP(name) > 0 || name === 'localhost' || name.endsWith('.localhost')) return true;
  const own = hostname().toLowerCase();
  return name === own || name === `${own}.local` || allowed.includes(name);
}

/** The hosts of origins, and those that are named as such. */
export function hostsOf(origins: readonly string[], hosts: readonly string[]): readonly string[] {
  const ofOrigins = origins.map((origin) => nameIn(new URL(origin).host));
  return [...new Set([...ofOrigins, ...hosts.map((host) => host.toLowerCase())])];
}

/** Without the port, and without the brackets of an IPv6 address. */
function nameIn(host: string): string {
  const [, bracketed] = /^\[([^\]]*)\]/.exec(host) ?? [];
  return (bracketed ?? host.replace(/:\d*$/, '')).toLowerCase();
}
