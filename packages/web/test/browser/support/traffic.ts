import type { Answer, Seat } from '@grimrule/kernel';
import type { ClientMessage, ServerMessage } from '@grimrule/room';
import type { Page } from 'playwright-core';

/** An answer as a page has sent it, with how many moves it knew of. */
export interface SentAnswer {
  readonly seat: Seat;
  readonly number: number;
  readonly answer: Answer;
}

/** The answer to a page's request. */
interface Body {
  readonly address: string;
  readonly status: number;
  readonly text: string;
}

export interface Traffic {
  readonly answers: readonly SentAnswer[];
  /** The messages of each connection to a table, in order. */
  connections(table: string): readonly (readonly ServerMessage[])[];
  /** The answers to all requests that are no files of the page itself. */
  bodies(): Promise<readonly Body[]>;
}

/** Keeps everything that is sent to a page, and the answers that it gives. */
export function trafficOf(page: Page): Traffic {
  const answers: SentAnswer[] = [];
  const connections: { readonly address: string; readonly messages: ServerMessage[] }[] = [];
  const bodies: Promise<Body>[] = [];
  page.on('websocket', (socket) => {
    const messages: ServerMessage[] = [];
    connections.push({ address: socket.url(), messages });
    socket.on('framereceived', ({ payload }) =>
      messages.push(JSON.parse(payload.toString()) as ServerMessage),
    );
    socket.on('framesent', ({ payload }) => {
      const said = JSON.parse(payload.toString()) as ClientMessage;
      if (said.say === 'answer') answers.push({ ...said, answer: said.answer as Answer });
    });
  });
  page.on('response', (response) => {
    const address = response.url();
    if (!address.includes('/api/')) return;
    const status = response.status();
    bodies.push(response.text().then((text) => ({ address, status, text })));
  });
  return {
    answers,
    connections: (table) =>
      connections
        .filter(({ address }) => address.includes(table))
        .map(({ messages }) => [...messages]),
    bodies: () => Promise.all(bodies),
  };
}
