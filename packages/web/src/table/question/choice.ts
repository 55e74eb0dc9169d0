import type { Answer, CardId, Game, Option, Prompt, Table } from '@grimrule/kernel';
import { isRefusal, NONE, understand } from '@grimrule/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableStore } from '../store.ts';
import { holdsBack } from '../warnings/caution.ts';
import { isOneOf, optionsOn, toggled } from './picking.ts';
import { targetsOf } from './targets.ts';

/** A player's picks for a question so far. */
export interface Choice {
  readonly picked: Answer;
  /** Whether picking decides at once, because one option is all there is to say. */
  readonly isImmediate: boolean;
  /** Whether what is picked is an answer. */
  readonly isComplete: boolean;
  /** Picks an option: answers with it, or puts it among the picked ones, or takes it out again. */
  pick(option: Option): void;
  confirm(): void;
  /** Takes a whole answer: sends it if picking decides at once, else picks what it has. */
  take(answer: Answer): void;
  /** Sends an answer, unless something speaks against it that has not been said yet. */
  send(answer: Answer): void;
  clear(): void;
  /** A card was dropped on another: the option is taken, and the target when it is asked for. */
  drop(option: Option, target: CardId): void;
  /** The cards that a card may be dropped on now, with the option that this takes. */
  targets(card: CardId): ReadonlyMap<CardId, Option>;
}

/** Where a card was dropped, until that target is asked for. */
interface Dropped {
  readonly target: CardId;
  /** How many decisions had been made: after one more that is no payment, it is forgotten. */
  readonly decisions: number;
}

const NOTHING: Answer = [];

export function useChoice(
  store: TableStore,
  game: Game,
  table: Table,
  prompt: Prompt | null,
  /** Whether a question begins with what is proposed picked. */
  isPreselected: (prompt: Prompt) => boolean,
): Choice {
  const [picks, setPicks] = useState<{ readonly of: Prompt | null; readonly picked: Answer }>({
    of: null,
    picked: NOTHING,
  });
  const dropped = useRef<Dropped | null>(null);
  const proposal = useMemo(
    () => (prompt && isPreselected(prompt) ? game.proposal(table.state) : NOTHING),
    [prompt, game, table, isPreselected],
  );
  // Picks belong to their question; another begins with what is proposed for it.
  const picked = picks.of === prompt ? picks.picked : proposal;

  useEffect(() => {
    const { current } = dropped;
    if (!prompt || !current || prompt.cost) return;
    dropped.current = null;
    const [only, ...others] = optionsOn(prompt, current.target);
    const isNext = table.state.decisions > current.decisions;
    if (only && isNext && others.length === 0 && isOneOf(prompt)) store.answer([only]);
  }, [prompt, table, store]);

  const send = useCallback(
    (answer: Answer) => {
      if (prompt && !holdsBack(game, table.state, prompt, answer)) store.answer(answer);
    },
    [prompt, game, table, store],
  );

  const pick = useCallback(
    (option: Option) => {
      if (!prompt) return;
      if (isOneOf(prompt)) {
        send([option]);
        return;
      }
      setPicks((before) => {
        const from = before.of === prompt ? before.picked : proposal;
        return { of: prompt, picked: toggled(from, option, prompt) };
      });
    },
    [prompt, proposal, send],
  );

  return useMemo(
    (): Choice => ({
      picked,
      isImmediate: prompt !== null && isOneOf(prompt),
      isComplete: prompt !== null && !isRefusal(understand(prompt, picked)),
      pick,
      confirm: () => send(picked),
      send,
      take(answer) {
        const taken = prompt ? understand(prompt, answer) : NOTHING;
        if (!prompt || isRefusal(taken)) return;
        if (isOneOf(prompt)) send(taken);
        else setPicks({ of: prompt, picked: taken });
      },
      clear: () => setPicks({ of: prompt, picked: NOTHING }),
      drop(option, target) {
        dropped.current = { target, decisions: table.state.decisions };
        pick(option);
      },
      targets: (card) => dropTargets(game, table, prompt, card),
    }),
    [picked, prompt, game, table, pick, send],
  );
}

/** Of several options that lead to the same target none is meant more than another. */
function dropTargets(
  game: Game,
  { state }: Table,
  prompt: Prompt | null,
  card: CardId,
): ReadonlyMap<CardId, Option> {
  const found = new Map<CardId, Option>();
  if (!prompt || !isOneOf(prompt) || card === NONE) return found;
  const ambiguous = new Set<CardId>();
  for (const option of optionsOn(prompt, card)) {
    for (const target of targetsOf(game, state, option)) {
      if (found.has(target)) ambiguous.add(target);
      found.set(target, option);
    }
  }
  for (const target of ambiguous) found.delete(target);
  return found;
}
