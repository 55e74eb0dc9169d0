import { BlockList, isIP } from 'node:net';

/** The machines that may say for whom they ask: as many in a row, or those in these networks. */
export type Proxies = number | readonly string[];

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  private: [
    '10.0.0.0/8',
    '172.16.0.0/12',
    '192.168.0.0/16',
    'fc00::/7',
    '169.254.0.0/16',
    'fe80::/10',
  ],
};
const MOST_HOPS = 10;

/** `2`, or `loopback, 10.1.0.0/16`; null if it is neither. */
export function readProxies(text: string): Proxies | null {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const [first = ''] = words;
  if (words.length === 1 && /^\d+$/.test(first)) {
    const hops = Number(first);
    return hops <= MOST_HOPS ? hops : null;
  }
  const networks = words.flatMap((word) => NAMED[word] ?? [word]);
  return networks.every(isNetwork) ? networks : null;
}

/**
 * Whether the machine at an address, so many hops away, may say for whom it asks. A number of hops
 * says nothing about who they are: it holds for machines of this one's own networks only, so that
 * nobody from outside who comes directly is believed.
 */
export function trustIn(proxies: Proxies): (address: string | undefined, hop: number) => boolean {
  const isHops = typeof proxies === 'number';
  const networks = isHops ? Object.values(NAMED).flat() : proxies;
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    const isSix = isIP(address) === 6;
    const bits = prefix === undefined ? (isSix ? 128 : 32) : Number(prefix);
    list.addSubnet(address, bits, isSix ? 'ipv6' : 'ipv4');
  }
  return (address, hop) => {
    // The address of a connection that was gone before it was looked at is not known.
    if (address === undefined) return false;
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const kind = isIP(plain);
    if (kind === 0 || (isHops && hop >= proxies)) return false;
    return list.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
  };
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (kind === 6 ? 128 : 32);
}
