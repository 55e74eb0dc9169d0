import type { Frame, View } from '@grimrule/kernel';

/** What is being resolved. A step that asks is not counted as begun until it is answered. */
export function stackNow({ stack, waitsFor }: View): readonly Frame[] {
  if (waitsFor === null) return stack;
  return stack.map((frame, depth) =>
    depth === stack.length - 1 ? { ...frame, step: frame.step + 1 } : frame,
  );
}
