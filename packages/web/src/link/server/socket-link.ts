import type { ClientMessage, ServerMessage } from '@grimrule/room';
import { CLOSED } from '@grimrule/room';
import type { LinkListener, LinkStatus, Saying, TableLink } from '../table-link.ts';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
/** So many keys a table takes at once. */
const MOST_KEYS = 16;
/** Close codes of the server that no new attempt would change. */
const FINAL: Readonly<Record<number, LinkStatus>> = {
  [CLOSED.wrongKey]: 'barred',
  [CLOSED.crowded]: 'crowded',
  [CLOSED.noSuchTable]: 'gone',
  [CLOSED.removed]: 'removed',
  [CLOSED.closed]: 'closed',
  [CLOSED.broken]: 'broken',
};

/** A table on a server. */
export function socketLink(
  table: string,
  hello: { readonly keys: readonly string[]; readonly name: string },
  listener: LinkListener,
): TableLink {
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT_MS;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  const { protocol, host } = location;
  const address = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${table}/live`;

  const send = (message: ClientMessage) => socket?.send(JSON.stringify(message));

  const connect = () => {
    if (closed) return;
    listener.status('connecting');
    const mine = new WebSocket(address);
    socket = mine;
    mine.onopen = () => {
      wait = FIRST_WAIT_MS;
      send({ say: 'hello', keys: [...hello.keys].slice(-MOST_KEYS), name: hello.name });
    };
    mine.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.say === 'welcome') listener.status('open');
      listener.heard(message);
    };
    mine.onclose = ({ code }) => {
      if (closed || socket !== mine) return;
      const final = FINAL[code];
      if (final) {
        listener.status(final);
        return;
      }
      listener.status('lost');
      timer = setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(LONGEST_WAIT_MS, wait * 2);
    };
  };

  const atOnce = () => {
    if (closed || socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(timer);
    connect();
  };
  addEventListener('online', atOnce);
  connect();

  return {
    say(saying: Saying) {
      const id = ++last;
      if (socket?.readyState === WebSocket.OPEN) send({ ...saying, id } as ClientMessage);
      return id;
    },
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', atOnce);
      socket?.close();
    },
  };
}
