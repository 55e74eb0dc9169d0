import { readDeckText } from '@grimrule/decks';
import { useMemo } from 'react';
import { newDeck } from '../kept/deck-shelf.ts';
import type { KeptDeck } from '../kept/kept-deck.ts';
import { useDeckTexts } from '../words/words.ts';
import { Preview } from './preview.tsx';

/** A deck that a link has brought: it is looked at first. */
export function SharedDeck(props: {
  readonly text: string;
  readonly onKeep: (kept: KeptDeck) => Promise<void>;
}) {
  const { text, onKeep } = props;
  const { say } = useDeckTexts();
  const [read] = useMemo(() => readDeckText(text).decks, [text]);
  if (!read) {
    return (
      <p role="alert" className="problem">
        {say.shared.broken}
      </p>
    );
  }
  return (
    <section className="decks-panel">
      <h2 className="section-title">{say.shared.title}</h2>
      <p>{say.shared.text}</p>
      <Preview read={read} />
      <button
        type="button"
        className="button button-main"
        onClick={() => void onKeep(newDeck(read.deck))}
        data-verb="keep-shared"
      >
        {say.shared.keep}
      </button>
    </section>
  );
}
