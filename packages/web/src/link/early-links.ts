import type { LinkListener, TableLink } from './table-link.ts';

export type OpensLink = (listener: LinkListener) => TableLink;

/** The links that were opened before the screen of their table was there, by its address. */
const waiting = new Map<string, OpensLink>();

/** Opens the link of a table now; what it tells is kept for the screen that comes. */
export function openEarly(address: string, open: OpensLink): void {
  const kept: ((listener: LinkListener) => void)[] = [];
  let listening: LinkListener | null = null;
  const tell = (telling: (listener: LinkListener) => void) => {
    if (listening) telling(listening);
    else kept.push(telling);
  };
  const link = open({
    status: (status) => tell((listener) => listener.status(status)),
    heard: (message) => tell((listener) => listener.heard(message)),
  });
  waiting.set(address, (listener) => {
    listening = listener;
    for (const telling of kept.splice(0)) telling(listener);
    return link;
  });
}

/** The link that waits for this address, or else one that is opened when it is needed. */
export function takeLink(address: string, open: OpensLink): OpensLink {
  return (listener) => {
    const opened = waiting.get(address);
    waiting.delete(address);
    return (opened ?? open)(listener);
  };
}
