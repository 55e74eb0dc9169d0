import type { CardId } from '@grimrule/kernel';
import { enlarge, inspect } from '../inspector/inspector-state.ts';

/** The name of a card; it leads to the card. */
export function CardLink(props: {
  readonly card: CardId;
  readonly name: string;
  /** The name's language, where it is not that of the page. */
  readonly lang?: 'en' | undefined;
}) {
  const { card, name, lang } = props;
  return (
    <button
      type="button"
      className="card-link"
      lang={lang}
      onMouseEnter={() => inspect(card)}
      onFocus={() => inspect(card)}
      onClick={() => enlarge(card)}
    >
      {name}
    </button>
  );
}
