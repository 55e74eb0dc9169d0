import type { CardId } from '@grimrule/kernel';
import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { enlarge } from '../inspector/inspector-state.ts';

const LONG_MS = 450;
/** A finger is never quite still. */
const TREMOR = 8;

/** A long press, or the other mouse button, shows a card large. */
export function useLongPress(card: CardId) {
  const pressed = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(
    null,
  );
  const long = useRef(false);
  const end = () => {
    if (pressed.current) clearTimeout(pressed.current.timer);
    pressed.current = null;
  };
  return {
    wasLong: () => long.current,
    props: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        long.current = false;
        if (pointerType === 'mouse') return;
        const timer = setTimeout(() => {
          long.current = true;
          enlarge(card);
        }, LONG_MS);
        pressed.current = { timer, x: clientX, y: clientY };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const { x = clientX, y = clientY } = pressed.current ?? {};
        if (Math.hypot(clientX - x, clientY - y) > TREMOR) end();
      },
      onPointerUp: end,
      onPointerCancel: end,
      onContextMenu(event: MouseEvent) {
        event.preventDefault();
        end();
        enlarge(card);
      },
    },
  };
}
