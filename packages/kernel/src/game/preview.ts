import type { Answer } from '../prompts/prompt.ts';
import type { Entry } from '../resolving/entry.ts';
import { Table } from '../resolving/table.ts';
import type { State } from '../state/state.ts';
import { fork } from '../state/state.ts';
import type { Definition } from './rules.ts';

export interface Preview<V = unknown> {
  readonly log: readonly Entry[];
  /** Why it says no more: a hidden card or chance decides, somebody is asked, or the game ends. */
  readonly ends: 'hidden' | 'question' | 'game end';
  /** The position that it leads to for certain. */
  readonly state: State<V>;
}

/**
 * The certain consequences of an answer. The preview follows the rules until a hidden card is seen,
 * or chance is asked; so it is the same on every guess at the hidden cards.
 */
export function preview<V>(definition: Definition, state: State<V>, answer: Answer): Preview<V> {
  const ahead = fork(state);
  let certain = state;
  const log: Entry[] = [];
  let sure = 0;
  const isSure = () => ahead.learned === state.learned && ahead.random === state.random;
  new Table(definition, ahead, log).take(answer, () => {
    if (!isSure()) return true;
    sure = log.length;
    certain = fork(ahead);
    return false;
  });
  if (!isSure()) return { log: log.slice(0, sure), ends: 'hidden', state: certain };
  return { log, ends: ahead.outcome ? 'game end' : 'question', state: ahead };
}
