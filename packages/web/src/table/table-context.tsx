import type { CardId, Option, Prompt, Reader, Refusal, Seat, View, Words } from '@grimrule/kernel';
import { seeded, Table } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { ReactNode } from 'react';
import { createContext, use, useMemo } from 'react';
import { useStore } from 'zustand';
import type { PageGame } from '../games/page-game.ts';
import { useLanguage } from '../words/language.ts';
import type { Choice } from './choice.ts';
import { useChoice } from './choice.ts';
import type { TableState, TableStore } from './store.ts';

/** Everything the parts of a table need to know: the position on the screen, and how to speak of it. */
export interface TableContext {
  readonly page: PageGame;
  readonly store: TableStore;
  readonly seat: Seat;
  readonly view: View;
  readonly log: readonly Told[];
  /** The position with hidden cards guessed, to ask the rules about what can be seen. */
  readonly table: Table;
  readonly words: Words;
  readonly reader: Reader;
  /** The question to this seat, once everything before it has been shown. */
  readonly prompt: Prompt | null;
  /** What this seat cannot do now, and why. */
  readonly refusals: readonly Refusal[];
  readonly choice: Choice;
  /** Whether moments still wait to be shown. */
  readonly isShowing: boolean;
  /** Whether a position of the past is looked at. */
  readonly isPast: boolean;
}

const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const context = use(Context);
  if (!context) throw new Error('this part belongs on a table');
  return context;
}

export function useTableState<T>(select: (state: TableState) => T): T {
  return useStore(useTable().store, select);
}

export function TableProvider(props: {
  readonly page: PageGame;
  readonly store: TableStore;
  readonly children: ReactNode;
}) {
  const { page, store, children } = props;
  const { language } = useLanguage();
  const seat = useStore(store, (state) => state.seat);
  const shown = useStore(store, (state) => state.shown.get(state.seat));
  const past = useStore(store, (state) => state.past);
  const view = past?.view ?? shown?.view;
  if (!shown || !view) return null;
  return (
    <Laid
      {...{ page, store, seat, view, children, language }}
      log={past?.log ?? shown.log}
      isShowing={past === null && shown.waiting.length > 0}
      isPast={past !== null}
    />
  );
}

function Laid(props: {
  readonly page: PageGame;
  readonly store: TableStore;
  readonly seat: Seat;
  readonly view: View;
  readonly log: readonly Told[];
  readonly isShowing: boolean;
  readonly isPast: boolean;
  readonly language: 'en' | 'de';
  readonly children: ReactNode;
}) {
  const { page, store, seat, view, log, isShowing, isPast, language, children } = props;
  const { game } = page;
  const words = page.words[language];
  const table = useMemo(() => guessed(page, view), [page, view]);
  const reader = useMemo(
    (): Reader => ({
      seat,
      seats: view.seats,
      designOf: (card: CardId) => view.cards[card]?.design ?? null,
    }),
    [seat, view],
  );
  const prompt = isShowing || isPast ? null : view.prompt;
  const refusals = useMemo(() => (prompt ? game.refusals(table.state) : []), [prompt, game, table]);
  const choice = useChoice(store, game, table, prompt);
  const value = useMemo(
    (): TableContext => ({
      ...{ page, store, seat, view, log, table, words, reader, prompt, refusals, choice },
      ...{ isShowing, isPast },
    }),
    [
      page,
      store,
      seat,
      view,
      log,
      table,
      words,
      reader,
      prompt,
      refusals,
      choice,
      isShowing,
      isPast,
    ],
  );
  return <Context value={value}>{children}</Context>;
}

/** Nobody else's question is guessed at: only what lies on the table matters here. */
function guessed({ game }: PageGame, view: View): Table {
  const state = game.resample({ ...view, waitsFor: null }, seeded('the page'));
  return new Table(game.definition, state, null);
}

/** The options that a card offers now. */
export function optionsOn(prompt: Prompt | null, card: CardId): readonly Option[] {
  return prompt?.options.filter((option) => option.card === card) ?? [];
}
