import type { Frame, View } from '@grimrule/kernel';

/** The procedures being resolved. A step that asks counts as begun only once it is answered. */
export function stackNow({ stack, waitsFor }: View): readonly Frame[] {
  if (waitsFor === null) return stack;
  return stack.map((frame, depth) =>
    depth === stack.length - 1 ? { ...frame, step: frame.step + 1 } : frame,
  );
}
