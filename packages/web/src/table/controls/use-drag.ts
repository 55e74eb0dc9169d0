import type { CardId } from '@grimrule/kernel';
import type { MotionProps } from 'motion/react';
import { useRef } from 'react';
import { useLatestTable } from '../table-context.tsx';

/** A finger scrolls and presses; a mouse and a pen can drag as well. */
const CAN_DRAG = typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;

interface Drag {
  readonly props: MotionProps;
  /** Whether the click that follows belongs to a drag. */
  wasDragged(): boolean;
}

const STILL: MotionProps = {};

/** A card can be dragged to its target: that does what two clicks would do. */
export function useDrag(card: CardId, isLit: boolean): Drag {
  const latest = useLatestTable();
  const dragged = useRef(false);
  if (!CAN_DRAG || !isLit) return { props: STILL, wasDragged: () => false };
  return {
    props: {
      drag: true,
      dragSnapToOrigin: true,
      dragMomentum: false,
      dragElastic: 1,
      whileDrag: { scale: 1.05, zIndex: 30 },
      onDragStart() {
        dragged.current = true;
        const { choice } = latest.current;
        for (const target of choice.targets(card).keys()) mark(target);
      },
      onDragEnd(event) {
        unmarkAll();
        // The click comes after this.
        setTimeout(() => {
          dragged.current = false;
        });
        const target = cardUnder(event, card);
        const { choice } = latest.current;
        const option = target === null ? undefined : choice.targets(card).get(target);
        if (option && target !== null) choice.drop(option, target);
      },
    },
    wasDragged: () => dragged.current,
  };
}

/** Targets are marked in the page itself: drawing every card anew would make the drag stutter. */
function mark(card: CardId): void {
  for (const each of document.querySelectorAll<HTMLElement>(`[data-card="${card}"]`)) {
    each.dataset.target = 'true';
  }
}

function unmarkAll(): void {
  for (const each of document.querySelectorAll<HTMLElement>('[data-target]')) {
    delete each.dataset.target;
  }
}

function cardUnder(event: MouseEvent | TouchEvent | PointerEvent, dragged: CardId): CardId | null {
  if (!('clientX' in event)) return null;
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .flatMap((element) => element.closest<HTMLElement>('[data-card]')?.dataset.card ?? []);
  const other = under.find((card) => Number(card) !== dragged);
  return other === undefined ? null : Number(other);
}
