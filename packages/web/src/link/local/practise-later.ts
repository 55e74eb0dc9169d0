import { practice } from '@grimrule/bots';
import type { Game } from '@grimrule/kernel';

/** A page that has just asked for a game still loads its table; that goes first. */
const LATER_MS = 1000;

/**
 * Plays for practice while this worker has nothing else to do, so that the rules and the bots are
 * fast when the table is opened. Between two decisions the worker hears the page. Gives a function
 * that ends it.
 */
export function practiseLater(game: Game): () => void {
  const steps = practice(game, 'practice');
  const step = () => {
    if (!steps.next().done) timer = setTimeout(step);
  };
  let timer = setTimeout(step, LATER_MS);
  return () => clearTimeout(timer);
}
