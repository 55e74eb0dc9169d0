import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

const LONG_MS = 450;
/** A finger is never quite still. */
const TREMOR = 8;

/** A press does one thing; a long one, or the other mouse button, does another. */
export function usePress(onPress: () => void, onLong: () => void) {
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const wasLong = useRef(false);
  const end = () => {
    if (held.current) clearTimeout(held.current.timer);
    held.current = null;
  };
  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      wasLong.current = false;
      if (pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, LONG_MS);
      held.current = { timer, x, y };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x = clientX, y = clientY } = held.current ?? {};
      if (Math.hypot(clientX - x, clientY - y) > TREMOR) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick() {
      if (!wasLong.current) onPress();
      wasLong.current = false;
    },
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      end();
      if (!wasLong.current) onLong();
    },
  };
}
