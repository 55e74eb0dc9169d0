import type { Prompt, Seat } from '@grimrule/kernel';
import type { ClientMessage, ServerMessage } from '@grimrule/room';
import { WebSocket } from 'ws';

type Asked = Extract<ClientMessage, { readonly id: number }>;
/** A message before it gets its number. */
export type Question = Asked extends infer T ? (T extends Asked ? Omit<T, 'id'> : never) : never;
export type Reply = Extract<ServerMessage, { readonly say: 'done' | 'refused' | 'look' | 'why' }>;

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** The connection ended before there was a reply: nobody knows whether the message arrived. */
export class Broken extends Error {}

/** A page as the server sees one: it remembers what it is asked, and nothing it need not know. */
export class Page {
  readonly seats: readonly Seat[];
  /** The questions to this page's seats, and how many moves it knows of. */
  readonly prompts = new Map<Seat, Prompt>();
  number = 0;
  isOver = false;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<() => void>();
  private next = 1;
  private ended: (code: number) => void = () => undefined;
  /** The code with which the connection ends. */
  readonly closed = new Promise<number>((resolve) => {
    this.ended = resolve;
  });

  private constructor(socket: WebSocket, seats: readonly Seat[]) {
    this.socket = socket;
    this.seats = seats;
  }

  /**
   * Goes to a table; `heard` gets every message as text. Fails with the code with which the
   * server closed the connection. A page may come from another address of this machine.
   */
  static open(
    port: number,
    table: string,
    keys: readonly string[],
    heard: (text: string) => void = () => undefined,
    { from = '127.0.0.1', name }: { readonly from?: string; readonly name?: string } = {},
  ): Promise<Page> {
    const address = `ws://127.0.0.1:${port}/api/tables/${table}/live`;
    const socket = new WebSocket(address, { localAddress: from });
    return new Promise((resolve, reject) => {
      let page: Page | null = null;
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ say: 'hello', keys, name })));
      socket.on('close', (code) => {
        reject(new Broken(String(code)));
        page?.end(code);
      });
      socket.on('message', (data) => {
        const text = data.toString();
        heard(text);
        const message = JSON.parse(text) as ServerMessage;
        if (message.say === 'welcome') {
          page ??= new Page(socket, message.seats);
          page.hear(message);
          resolve(page);
        } else page?.hear(message);
      });
    });
  }

  /** Asks something and gives the reply to it. */
  ask(question: Question): Promise<Reply> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== this.socket.OPEN) return reject(new Broken('closed'));
      this.waiting.set(id, { resolve, reject });
      this.say(JSON.stringify({ ...question, id }));
    });
  }

  /** Sends anything. */
  say(text: string | Buffer): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(text);
  }

  get isClosed(): boolean {
    return this.socket.readyState >= this.socket.CLOSING;
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      if (this.isClosed) throw new Broken('closed');
      await new Promise<void>((resolve) => this.listeners.add(resolve));
    }
  }

  close(): void {
    this.socket.close();
  }

  private hear(message: ServerMessage): void {
    if (message.say === 'welcome') {
      for (const { seat, number, view } of message.standings) {
        this.number = number;
        this.isOver = view.outcome !== null;
        this.isAsked(seat, view.prompt);
      }
    }
    if (message.say === 'update') {
      const { seat, number, moments } = message.update;
      this.number = number;
      for (const { change } of moments) {
        const { prompt, outcome } = change.rest;
        if (prompt !== undefined) this.isAsked(seat, prompt);
        if (outcome !== undefined) this.isOver = outcome !== null;
      }
    }
    if (isReply(message)) {
      const { id } = message;
      if (id !== null) {
        this.waiting.get(id)?.resolve(message);
        this.waiting.delete(id);
      }
    }
    this.wake();
  }

  private isAsked(seat: Seat, prompt: Prompt | null): void {
    if (prompt) this.prompts.set(seat, prompt);
    else this.prompts.delete(seat);
  }

  private end(code: number): void {
    for (const { reject } of this.waiting.values()) reject(new Broken(String(code)));
    this.waiting.clear();
    this.ended(code);
    this.wake();
  }

  private wake(): void {
    const listeners = [...this.listeners];
    this.listeners.clear();
    for (const listener of listeners) listener();
  }
}

/** A table's reply to one page's request. */
export function isReply(message: ServerMessage): message is Reply {
  return ['done', 'refused', 'look', 'why'].includes(message.say);
}
