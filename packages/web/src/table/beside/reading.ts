import type { CardId, Frame, Line, Refusal } from '@grimrule/kernel';
import { create } from 'zustand';
import { shrink } from '../inspector/inspector-state.ts';
import { showPanel } from '../side/panels.ts';
import { isNarrow } from './narrow-window.ts';

/** Something to read beside the game. */
export type Reading =
  /** A rule by the names that the game has for it, with what makes it matter now. */
  | {
      readonly read: 'rule';
      readonly rule: string;
      readonly step?: string;
      readonly situation?: Situation;
    }
  | { readonly read: 'entry'; readonly entry: string }
  /** The mark of a card, by its name on the card's face. */
  | { readonly read: 'keyword'; readonly keyword: string }
  /** Why a number of a card is what it is. */
  | { readonly read: 'value'; readonly card: CardId; readonly stat: string }
  /** Why a line of the log was told. */
  | { readonly read: 'why'; readonly line: number };

/** The reason to read a rule just now. */
export type Situation =
  | { readonly is: 'refused'; readonly refusal: Refusal }
  /** A line of the log, by its place. */
  | { readonly is: 'told'; readonly line: number }
  /** The procedure being resolved, and its question if it has one. */
  | { readonly is: 'resolving'; readonly stack: readonly Frame[]; readonly ask?: Line };

interface Beside {
  /** The pages read so far; empty while the panel is closed. */
  readonly pages: readonly Reading[];
  /** Where the focus was before. */
  readonly opener: Element | null;
}

export const useReading = create<Beside>(() => ({ pages: [], opener: null }));

export function read(reading: Reading): void {
  const { pages, opener } = useReading.getState();
  const first = pages.length === 0 ? document.activeElement : opener;
  useReading.setState({ pages: [...pages, reading], opener: first });
  // Beside the table it could not be reached while something lies over the table.
  if (isNarrow()) return;
  shrink();
  showPanel(null);
}

export function readBefore(): void {
  useReading.setState(({ pages }) => ({ pages: pages.slice(0, -1) }));
}

/** Closes the panel; the focus goes back to where it was, or to the card it was about. */
export function putAway(): void {
  const { pages, opener } = useReading.getState();
  useReading.setState({ pages: [], opener: null });
  const places = [opener, cardOf(pages[0]), document.getElementById('question')];
  const place = places.find((each) => each instanceof HTMLElement && each.checkVisibility());
  if (place instanceof HTMLElement) place.focus();
}

/** The refusal was closed when the reader went on; its card is still there. */
function cardOf(reading: Reading | undefined): Element | null {
  const situation = reading?.read === 'rule' ? reading.situation : undefined;
  if (situation?.is !== 'refused') return null;
  const card = situation.refusal.option?.card;
  return document.querySelector(`[data-card="${card}"] > .card-button`);
}
