import { useRef } from 'react';

/** A dialog that no button of its own opens gives the focus back to where it was. */
export function useFocusBack() {
  const from = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      from.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (from.current instanceof HTMLElement) from.current.focus();
    },
  };
}
