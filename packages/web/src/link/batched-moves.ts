import type { ServerMessage } from '@grimrule/room';
import type { LinkListener } from './table-link.ts';

/** So long a page draws and hears its player before it is told of more moves. */
const BREATH_MS = 40;

/**
 * Bots may move faster than a page can draw. The moves that come while it still draws the one before
 * are told together, and drawn once; nothing else waits, but for what it would overtake.
 */
export function batchedMoves(listener: LinkListener): LinkListener {
  let isBreathing = false;
  let waiting: (() => void)[] = [];
  const breathe = () => {
    isBreathing = true;
    setTimeout(goOn, BREATH_MS);
  };
  const goOn = () => {
    const told = waiting;
    waiting = [];
    isBreathing = false;
    if (told.length > 0) breathe();
    for (const tell of told) tell();
  };
  const isLater = (tell: () => void, isMove: boolean) => {
    if (waiting.length === 0 && !(isMove && isBreathing)) return false;
    waiting.push(tell);
    return true;
  };
  return {
    status(status) {
      if (!isLater(() => listener.status(status), false)) listener.status(status);
    },
    heard(message: ServerMessage) {
      const isMove = message.say === 'update';
      if (isLater(() => listener.heard(message), isMove)) return;
      if (isMove) breathe();
      listener.heard(message);
    },
  };
}
