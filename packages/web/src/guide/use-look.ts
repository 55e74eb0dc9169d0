import { useEffect } from 'react';

/** So long a mouse or the focus rests on a thing until it has been looked at. */
const LOOK_MS = 1200;

/** Tells when somebody has looked at a thing: rested on it, or pressed it. */
export function useLook(element: Element | null, onLooked: () => void): void {
  useEffect(() => {
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(onLooked, LOOK_MS);
    };
    // The full card that opens beside the thing may come to lie under the mouse.
    const leave = (event: Event) => {
      const to = event instanceof MouseEvent ? event.relatedTarget : null;
      if (!(to instanceof Element) || !to.closest('.zoom')) clearTimeout(timer);
    };
    const heard = [
      ['pointerover', rest],
      ['focusin', rest],
      ['pointerout', leave],
      ['focusout', leave],
      ['click', onLooked],
    ] as const;
    for (const [event, listener] of heard) element.addEventListener(event, listener);
    return () => {
      clearTimeout(timer);
      for (const [event, listener] of heard) element.removeEventListener(event, listener);
    };
  }, [element, onLooked]);
}
