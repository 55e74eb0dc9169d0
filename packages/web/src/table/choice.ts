import type { Answer, CardId, Game, Option, Prompt, Table } from '@grimrule/kernel';
import { NONE, sameOption } from '@grimrule/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableStore } from './store.ts';

/** What a player has picked of a question so far. */
export interface Choice {
  readonly picked: Answer;
  /** Whether picking decides at once, because one option is all there is to say. */
  readonly isImmediate: boolean;
  /** Whether what is picked is an answer. */
  readonly isComplete: boolean;
  /** Picks an option: answers with it, or puts it among the picked ones, or takes it out again. */
  pick(option: Option): void;
  confirm(): void;
  /** Starts over with what a sensible player would answer. */
  propose(): void;
  clear(): void;
  /** A card was dropped on another: the option is taken, and the target when it is asked for. */
  drop(option: Option, target: CardId): void;
}

export function useChoice(
  store: TableStore,
  game: Game,
  table: Table,
  prompt: Prompt | null,
): Choice {
  const [picked, setPicked] = useState<Answer>([]);
  const target = useRef<CardId>(NONE);

  useEffect(() => {
    setPicked(prompt?.cost ? game.proposal(table.state) : []);
    if (!prompt || target.current === NONE || prompt.cost) return;
    const wanted = prompt.options.filter(({ card }) => card === target.current);
    const [only] = wanted;
    target.current = NONE;
    if (only && wanted.length === 1 && isOneOf(prompt)) store.answer([only]);
  }, [prompt, game, table, store]);

  const pick = useCallback(
    (option: Option) => {
      if (!prompt) return;
      if (isOneOf(prompt)) {
        store.answer([option]);
        return;
      }
      setPicked((before) =>
        before.some((other) => sameOption(other, option))
          ? before.filter((other) => !sameOption(other, option))
          : [...before, option],
      );
    },
    [prompt, store],
  );

  return useMemo(
    (): Choice => ({
      picked,
      isImmediate: prompt !== null && isOneOf(prompt),
      isComplete: prompt !== null && isAnswer(game, table, prompt, picked),
      pick,
      confirm: () => store.answer(picked),
      propose: () => prompt && setPicked(game.proposal(table.state)),
      clear: () => setPicked([]),
      drop(option, onto) {
        target.current = onto;
        pick(option);
      },
    }),
    [picked, prompt, game, table, pick, store],
  );
}

function isOneOf({ least, most, cost }: Prompt): boolean {
  return !cost && least === 1 && most === 1;
}

/** The rules are asked, on the guess: they know what pays. */
function isAnswer(game: Game, { state }: Table, prompt: Prompt, picked: Answer): boolean {
  if (!prompt.cost) return picked.length >= prompt.least && picked.length <= prompt.most;
  return !('refusal' in game.answer(state as never, prompt.seat, picked));
}
