import { listFault } from '@grimrule/kernel';
import type { CampaignLine, CampaignLog, Deck } from '@grimrule/rings';
import { changeDeck, DESIGNS, deckProblems, readDeckList } from '@grimrule/rings';
import { useState } from 'react';
import { Problems } from '../../../screens/new-game/problems.tsx';
import { useRingsTexts } from '../texts/texts.ts';
import { useInWords } from './use-in-words.ts';
import type { Write } from './write.ts';

interface DeckListProps {
  readonly log: CampaignLog;
  readonly seat: number;
  readonly onWrite: Write;
}

/** Decks may be changed between games: a list as text, one card a line. */
export function DeckList({ log, seat, onWrite }: DeckListProps) {
  const texts = useRingsTexts();
  const inWords = useInWords(log.players);
  const { name = '', heroes = [], cards = {} } = log.players[seat] ?? {};
  const [text, setText] = useState<string | null>(null);
  const shown = text ?? listOf(cards);
  const read = readDeckList(shown);
  const problems: readonly CampaignLine[] =
    text === null ? [] : problemsOf(text, { heroes, cards: read.cards }, seat, name);
  const size = Object.values(read.cards).reduce((sum, count) => sum + count, 0);
  return (
    <details>
      <summary>{texts.campaign.deck(size)}</summary>
      <textarea
        className="rings-deck-list"
        rows={8}
        spellCheck={false}
        value={shown}
        onChange={({ target }) => setText(target.value)}
        aria-label={texts.campaign.deckOf(name)}
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
        {texts.campaign.changeDeck}
      </button>
    </details>
  );
}

/** A text without a list is not a deck. */
function problemsOf(
  text: string,
  deck: Deck,
  seat: number,
  option: string,
): readonly CampaignLine[] {
  const fault = listFault(text);
  return fault ? [{ ...fault, option }] : deckProblems(deck, { seat, inCampaign: true });
}

/** Deck lists are written with English titles, as everywhere. */
function listOf(cards: Readonly<Record<string, number>>): string {
  return Object.entries(cards)
    .map(([code, count]) => `${count}x ${DESIGNS.find((card) => card.code === code)?.name ?? code}`)
    .join('\n');
}
