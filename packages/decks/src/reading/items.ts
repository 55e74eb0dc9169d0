import type { Section } from '../deck-game.ts';
import type { ListedCard } from '../listing/listing.ts';
import type { Reading } from './line.ts';

/** A line that names a card, with all cards that it may mean. */
export interface CardLine {
  readonly is: 'card';
  readonly line: string;
  readonly reading: Reading;
  readonly cards: readonly ListedCard[];
  readonly section: Section;
  /** Whether the title was misspelt. */
  readonly isGuess: boolean;
}

export type Item =
  | CardLine
  | { readonly is: 'heading'; readonly section: Section }
  | { readonly is: 'packs' }
  | { readonly is: 'rule' }
  | { readonly is: 'blank' }
  /** What tells something, but names no card. */
  | { readonly is: 'remark'; readonly line: string }
  | { readonly is: 'unread'; readonly line: string; readonly nearest: readonly string[] };

/** Whether a card may stand in a section. */
export function fits({ type, faction }: ListedCard, section: Section): boolean {
  if (section.types && !section.types.includes(type)) return false;
  return section.faction === undefined || section.faction === faction;
}
