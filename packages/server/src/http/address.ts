import { isIPv6 } from 'node:net';

/** How many of the eight groups of an IPv6 address belong to the network. */
const NETWORK_GROUPS = 4;

/**
 * The address that limits apply to. The owner of an IPv6 address has its whole network, 2^64 of
 * them: they count as one.
 */
export function addressOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  const [plain = ''] = ip.split('%');
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
