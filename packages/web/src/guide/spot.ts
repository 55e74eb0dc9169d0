import { useEffect, useState } from 'react';

/** The thing that a step points at, and where it is on the screen. */
export interface Spot {
  readonly element: Element;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where a question stands: a step whose thing is out of sight points there. */
const OTHERWISE = '#question';

/** Follows a thing on the table while it moves. */
export function useSpot(selector: string): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    let frame = 0;
    let seen: Element | null = null;
    const follow = () => {
      const element = firstVisible(selector) ?? firstVisible(OTHERWISE);
      if (element && element !== seen)
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      seen = element;
      setSpot((before) => (element ? moved(before, element) : null));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [selector]);
  return spot;
}

function firstVisible(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)];
  return found.find((each) => each.checkVisibility()) ?? null;
}

/** The same spot as long as nothing has moved, so that nothing is drawn anew. */
function moved(before: Spot | null, element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isSame =
    before?.element === element &&
    before.left === left &&
    before.top === top &&
    before.width === width &&
    before.height === height;
  return isSame ? before : { element, left, top, width, height };
}
