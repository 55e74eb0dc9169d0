import type { networkInterfaces } from 'node:os';
import { isSlowNode } from '@grimrule/bots';
import type { Settings } from './settings.ts';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** The addresses of a server, for the person who started it, and whether another Node is faster. */
export function greeting(
  { host, place }: Pick<Settings, 'host' | 'place'>,
  port: number,
  interfaces: Interfaces,
  node: string,
): readonly string[] {
  const isOpen = host === '0.0.0.0' || host === '::';
  const own = `http://${isOpen ? 'localhost' : host}:${port}/`;
  const kept = 'folder' in place ? `in ${place.folder}` : 'in the database at DATABASE_URL';
  const near = isOpen ? addresses(interfaces).map((address) => `http://${address}:${port}/`) : [];
  return [
    `Grimrule is running at ${own} (games are saved ${kept})`,
    ...(near.length > 0 ? [`In the same network: ${near.join(' ')}`] : []),
    ...(isSlowNode(node)
      ? [`Node 24 plays faster than the Node ${node} that runs this server.`]
      : []),
  ];
}

function addresses(interfaces: Interfaces): readonly string[] {
  return Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));
}
