import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A browser that is told what to do as the W3C's WebDriver BiDi says, which Firefox understands by itself. */
export interface DrivenBrowser {
  readonly version: string;
  /** What went wrong in its pages so far. */
  readonly mistakes: readonly string[];
  open(address: string): Promise<void>;
  /** Runs an expression in the page and gives its value, a text. */
  ask(expression: string): Promise<string>;
  close(): Promise<void>;
}

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;
const START_MS = 60_000;

type Fields = Readonly<Record<string, unknown>>;
type Send = (method: string, params: Fields) => Promise<Fields>;

export async function startFirefox(executable: string): Promise<DrivenBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'grimrule-firefox-'));
  const browser = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(`${await listening(browser)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const mistakes: string[] = [];
  const send = commands(socket, (method, params) => {
    if (method === 'log.entryAdded' && params.level === 'error') mistakes.push(String(params.text));
  });
  const { capabilities } = await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send('browsingContext.getTree', {});
  const [{ context } = { context: '' }] = contexts as readonly { readonly context: string }[];
  return {
    version: String((capabilities as Fields).browserVersion),
    mistakes,
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async ask(expression) {
      const answer = await send('script.evaluate', {
        ...{ expression, target: { context }, awaitPromise: true },
      });
      const { value } = (answer.result ?? {}) as Fields;
      if (typeof value !== 'string') throw new Error(JSON.stringify(answer));
      return value;
    },
    async close() {
      socket.close();
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox tells on which port it listens. */
function listening(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = (why: string) => reject(new Error(`${why}\n${said}`));
    const patience = setTimeout(() => fail('The browser does not answer.'), START_MS);
    browser.once('error', reject);
    browser.once('exit', () => fail('The browser has ended.'));
    browser.stderr?.on('data', (part: Buffer) => {
      said += part;
      const [, address] = LISTENING.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(patience);
      resolve(address);
    });
  });
}

/** Commands have numbers, and so have their answers; what has none is an event. */
function commands(socket: WebSocket, hear: (method: string, params: Fields) => void): Send {
  const waiting = new Map<number, (answer: Fields) => void>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Fields;
    if (typeof message.id === 'number') waiting.get(message.id)?.(message);
    else hear(String(message.method), message.params as Fields);
  };
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer.type === 'success') resolve(answer.result as Fields);
        else reject(new Error(`${method}: ${answer.error} ${answer.message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
