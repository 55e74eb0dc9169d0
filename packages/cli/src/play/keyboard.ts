import type { Key } from 'node:readline';
import { emitKeypressEvents } from 'node:readline';

/** The commands available at any time besides answering. */
export type Command =
  | 'undo'
  | 'redo'
  | 'why'
  | 'cards'
  | 'events'
  | 'help'
  | 'save'
  | 'language'
  | 'quit'
  | 'redraw';

const COMMANDS: Readonly<Record<string, Command>> = {
  u: 'undo',
  r: 'redo',
  w: 'why',
  c: 'cards',
  e: 'events',
  '?': 'help',
  s: 'save',
  g: 'language',
  q: 'quit',
};

export type Pressed = { readonly command: Command } | { readonly digit: number };

/**
 * Asks with a prompt of the library while our own keys are listened to: a key of ours ends the
 * prompt. Null if the person left with Ctrl-C.
 */
export async function askWithKeys<T>(
  ask: (signal: AbortSignal) => Promise<T | symbol>,
): Promise<{ readonly answer: T } | Pressed | null> {
  const controller = new AbortController();
  let pressed: Pressed | null = null;
  const listen = (text: string | undefined, key: Key | undefined) => {
    const found = meaning(text, key);
    if (!found) return;
    pressed = found;
    controller.abort();
  };
  process.stdin.on('keypress', listen);
  try {
    const answer = await ask(controller.signal);
    if (pressed) return pressed;
    return typeof answer === 'symbol' ? null : { answer };
  } finally {
    process.stdin.off('keypress', listen);
  }
}

function meaning(text: string | undefined, key: Key | undefined): Pressed | null {
  // Node reports the Esc key as one pressed together with Meta.
  if (key?.name === 'escape') return { command: 'redraw' };
  if (key?.ctrl || key?.meta) return null;
  if (text === undefined) return null;
  if (/^\d$/.test(text)) return { digit: Number(text) };
  const command = Object.hasOwn(COMMANDS, text) ? COMMANDS[text] : undefined;
  return command ? { command } : null;
}

/** Waits for a page to be read: true for Enter or space, false for q, Esc or Ctrl-C. */
export function pressedEnter(): Promise<boolean> {
  const { stdin } = process;
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  stdin.resume();
  return new Promise((resolve) => {
    const end = (goOn: boolean) => {
      stdin.off('keypress', listen);
      stdin.setRawMode(false);
      stdin.pause();
      resolve(goOn);
    };
    const listen = (_text: string | undefined, { name, ctrl }: Key) => {
      if (name === 'return' || name === 'enter' || name === 'space') end(true);
      else if (name === 'q' || name === 'escape' || (ctrl && name === 'c')) end(false);
    };
    stdin.on('keypress', listen);
  });
}
