import type { CardId } from '@grimrule/kernel';
import { enlarge, inspect } from '../inspector/inspector-state.ts';

/** The name of a card; it leads to the card. */
export function CardLink({ card, name }: { readonly card: CardId; readonly name: string }) {
  return (
    <button
      type="button"
      className="card-link"
      onMouseEnter={() => inspect(card)}
      onFocus={() => inspect(card)}
      onClick={() => enlarge(card)}
    >
      {name}
    </button>
  );
}
