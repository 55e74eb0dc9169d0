/** How long a long game may be replayed at a stretch while others wait. */
const STRETCH_MS = 5;

/** Runs to the end, and lets others in between. */
export async function patiently<T>(steps: Generator<void, T>): Promise<T> {
  for (;;) {
    const end = performance.now() + STRETCH_MS;
    while (performance.now() < end) {
      const step = steps.next();
      if (step.done) return step.value;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
