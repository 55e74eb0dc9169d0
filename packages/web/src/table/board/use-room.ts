import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
  /** The size of a rem, in pixels. */
  readonly rem: number;
}

const UNKNOWN: Size = { width: 0, height: 0, rem: 16 };

/** An element, and the room inside it. What lies in it must not change its size. */
export function useRoom(): readonly [RefObject<HTMLDivElement | null>, Size] {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setSize((before) =>
        before.width === width && before.height === height && before.rem === rem
          ? before
          : { width, height, rem },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
