import type { CardId, Prompt, Refusal, Seat, View } from '@grimrule/kernel';
import { seeded, Table } from '@grimrule/kernel';
import type { Told } from '@grimrule/room';
import type { Language, Reader, Words } from '@grimrule/words';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { PageGame } from '../games/page-game.ts';
import { useLanguage } from '../words/language.ts';
import { withFacesKept } from './board/faces.ts';
import type { PlacedCards } from './board/placed-cards.ts';
import { placedCards } from './board/placed-cards.ts';
import type { Spotlight } from './board/spotlight.ts';
import { DARK, spotlightOn } from './board/spotlight.ts';
import type { Choice } from './question/choice.ts';
import { useChoice } from './question/choice.ts';
import { usePassing } from './question/passing/use-passing.ts';
import { withSeatNames } from './seats/named-seats.ts';
import type { TableStore } from './store.ts';
import type { TableState } from './table-state.ts';

/** Everything the parts of a table need to know: the position on the screen, and how to speak of it. */
export interface TableContext {
  readonly page: PageGame;
  readonly store: TableStore;
  readonly seat: Seat;
  readonly view: View;
  readonly log: readonly Told[];
  /** The position with hidden cards guessed, to ask the rules about what can be seen. */
  readonly table: Table;
  readonly language: Language;
  /** Says what the page itself has to say; asking for it in every card would take its time. */
  readonly t: TFunction;
  readonly words: Words;
  readonly reader: Reader;
  /** The question to this seat, once everything before it has been shown. */
  readonly prompt: Prompt | null;
  /** The refused options of this seat, and why. */
  readonly refusals: readonly Refusal[];
  readonly choice: Choice;
  /** Whether moments still wait to be shown. */
  readonly isShowing: boolean;
  /** Whether a position of the past is looked at. */
  readonly isPast: boolean;
  /** The cards of the line that is being shown. */
  readonly spotlight: Spotlight;
  readonly placed: PlacedCards;
}

const Context = createContext<TableContext | null>(null);
const LatestContext = createContext<{ readonly current: TableContext } | null>(null);

export function useTable(): TableContext {
  const context = use(Context);
  if (!context) throw new Error('this part belongs on a table');
  return context;
}

/** The same for handlers of events, without drawing anew whenever something changes. */
export function useLatestTable(): { readonly current: TableContext } {
  const latest = use(LatestContext);
  if (!latest) throw new Error('this part belongs on a table');
  return latest;
}

const StoreContext = createContext<TableStore | null>(null);

/** The store alone, which is the same for as long as the table is open. */
export function useTableStore(): TableStore {
  const store = use(StoreContext);
  if (!store) throw new Error('this part belongs on a table');
  return store;
}

export function useTableState<T>(select: (state: TableState) => T): T {
  return useStore(useTableStore(), select);
}

export function TableProvider(props: {
  readonly page: PageGame;
  readonly store: TableStore;
  readonly children: ReactNode;
}) {
  const { store, children } = props;
  const page = useMemo(() => withFacesKept(props.page), [props.page]);
  const { language, t } = useLanguage();
  const seat = useStore(store, (state) => state.seat);
  const shown = useStore(store, (state) => state.shown.get(state.seat));
  const past = useStore(store, (state) => state.past);
  const isBots = useStore(store, ({ info }) => (info?.seats[seat]?.bot ?? null) !== null);
  const isHeld = useStore(store, (state) => state.isHeld);
  const view = past?.view ?? shown?.view;
  if (!shown || !view) return null;
  return (
    <Laid
      {...{ page, store, seat, view, children, language, t, isBots }}
      log={past?.log ?? shown.log}
      isShowing={past === null && (shown.waiting.length > 0 || isHeld)}
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
  /** Whether a bot answers for this seat. */
  readonly isBots: boolean;
  readonly language: Language;
  readonly t: TFunction;
  readonly children: ReactNode;
}) {
  const { page, store, seat, view, log, isShowing, isPast, isBots, language, t, children } = props;
  const { game } = page;
  const options = useStore(store, ({ info }) => info?.options);
  const words = useMemo(() => {
    const own = page.words[language];
    if (options === undefined) return own;
    return withSeatNames(own, (of) => page.seatName(options, of, language));
  }, [page, language, options]);
  const [placed] = useState(placedCards);
  useEffect(() => placed.laid(), [placed]);
  const table = useMemo(() => guessed(page, view), [page, view]);
  const reader = useMemo(
    (): Reader => ({
      seat,
      seats: view.seats,
      designOf: (card: CardId) => view.cards[card]?.design ?? null,
    }),
    [seat, view],
  );
  const asked = isShowing || isPast || isBots ? null : view.prompt;
  const prompt = usePassing(page, store, table, asked);
  const refusals = useMemo(() => (prompt ? game.refusals(table.state) : []), [prompt, game, table]);
  const isPreselected = useCallback(
    ({ cost, ask }: Prompt) =>
      cost !== undefined || (page.deeds?.preselected?.includes(ask.say) ?? false),
    [page],
  );
  const choice = useChoice(store, game, table, prompt, isPreselected);
  const last = log.at(-1);
  const spotlight = useMemo(() => (isShowing ? spotlightOn(last) : DARK), [isShowing, last]);
  const value = useMemo(
    (): TableContext => ({
      ...{ page, store, seat, view, log, table, language, t, words, reader, prompt, refusals },
      ...{ choice, isShowing, isPast, spotlight, placed },
    }),
    [
      page,
      store,
      seat,
      view,
      log,
      table,
      language,
      t,
      words,
      reader,
      prompt,
      refusals,
      choice,
      isShowing,
      isPast,
      spotlight,
      placed,
    ],
  );
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  }, [value]);
  return (
    <StoreContext value={store}>
      <LatestContext value={latest}>
        <Context value={value}>{children}</Context>
      </LatestContext>
    </StoreContext>
  );
}

/** The questions of others are not guessed at: only the cards on the table matter here. */
function guessed({ game }: PageGame, view: View): Table {
  const state = game.resample({ ...view, waitsFor: null }, seeded('the page'));
  return new Table(game.definition, state, null);
}
