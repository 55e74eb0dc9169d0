import type { CampaignLine, CampaignLog, Logged } from '@grimrule/champions';
import { cardsIn, changeDeck, deckProblems, readDeckList } from '@grimrule/champions';
import { listFault } from '@grimrule/kernel';
import { useState } from 'react';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { useChampionsTexts } from '../texts/texts.ts';
import { useInWords } from './use-in-words.ts';

interface DeckListProps {
  readonly log: CampaignLog;
  readonly seat: number;
  readonly onWrite: (changed: Logged) => void;
}

/** Decks may be changed between games: a list as text, one card a line. The identity stays. */
export function DeckList({ log, seat, onWrite }: DeckListProps) {
  const texts = useChampionsTexts().campaign;
  const inWords = useInWords();
  const [text, setText] = useState<string | null>(null);
  const { name = '', identity = '', cards = {} } = log.players[seat] ?? {};
  const pool = cardsIn();
  const titled = (code: string) => pool.find((card) => card.code === code)?.name ?? code;
  const shown =
    text ??
    [identity, ...Object.keys(cards)]
      .map((code) => `${cards[code] ?? 1}x ${titled(code)}`)
      .join('\n');
  const read = readDeckList(shown, pool);
  const deck = { identity, cards: read.cards };
  const fault = listFault(shown);
  const problems: readonly CampaignLine[] =
    text === null ? [] : fault ? [{ ...fault, option: name }] : deckProblems(deck, pool);
  const size = Object.values(read.cards).reduce((sum, count) => sum + count, 0);
  return (
    <details>
      <summary>{texts.deck(size)}</summary>
      <textarea
        className="champions-deck-list"
        rows={8}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => setText(target.value)}
        aria-label={texts.deckOf(name)}
      />
      <Problems lines={problems.map(inWords)} />
      <button
        type="button"
        className="button"
        disabled={text === null || problems.length > 0}
        onClick={() => {
          onWrite(changeDeck(log, seat, read.cards));
          setText(null);
        }}
      >
        {texts.changeDeck}
      </button>
    </details>
  );
}
