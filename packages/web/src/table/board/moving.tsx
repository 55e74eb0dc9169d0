import { LazyMotion, MotionConfig } from 'motion/react';
import type { ReactNode } from 'react';

/** Lazy-load the animations once the table has been drawn. */
async function movement() {
  await new Promise(requestAnimationFrame);
  return (await import('./movement.ts')).movement;
}

/** A table whose cards move to their places. */
export function Moving({ children }: { readonly children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.25 }}>
      <LazyMotion features={movement} strict>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}
