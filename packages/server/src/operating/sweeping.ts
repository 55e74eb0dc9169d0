import type { Office } from './office.ts';
import { type Retention, type Swept, sweep } from './retention.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Sweeps now and every hour, one sweep after the other; gives what ends that. */
export function keepSwept(
  office: Office,
  retention: Retention,
  swept: (result: Swept) => void,
): () => Promise<void> {
  let last = Promise.resolve();
  const again = () => {
    last = last.then(() => sweep(office, retention).then(swept)).catch(office.report);
  };
  again();
  const timer = setInterval(again, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
