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
  readonly bodies: readonly Body[];
}

/** Keeps everything that is sent to a page, and the answers that it gives. */
export async function trafficOf(page: Page): Promise<Traffic> {
  const answers: SentAnswer[] = [];
  const connections: { readonly address: string; readonly messages: ServerMessage[] }[] = [];
  const bodies: Body[] = [];
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
  // The browser forgets the answer to a request when the page goes elsewhere: read it on the way.
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const [address, status] = [response.url(), response.status()];
    bodies.push({ address, status, text: await response.text() });
    await route.fulfill({ response });
  });
  return {
    answers,
    connections: (table) =>
      connections
        .filter(({ address }) => address.includes(table))
        .map(({ messages }) => [...messages]),
    bodies,
  };
}
