import type { Deck, ReadDeck } from '@grimrule/decks';
import { copiesIn, deckGameNamed, readDeckText } from '@grimrule/decks';
import { useEffect, useState } from 'react';
import { workshopOf } from '../desk/use-desk.ts';
import { useDeckTexts } from '../words/words.ts';

/** What was read of a deck, what was guessed, and what was not. A nearest name may be taken instead. */
export function Preview(props: {
  readonly read: ReadDeck;
  readonly onChange?: (read: ReadDeck) => void;
}) {
  const { read, onChange } = props;
  const { deck, unread, guesses } = read;
  const { say, language } = useDeckTexts();
  const game = deckGameNamed(deck.game);
  const notHere = useNotHere(deck);
  const titleOf = (code: string) => {
    const card = game?.listing.coded(code);
    return (language === 'de' && card?.titleDe) || card?.title || code;
  };
  return (
    <div className="decks-preview" data-preview={deck.game}>
      <p>
        <b>{deck.name || say.untitled}</b>{' '}
        <span className="quiet">
          {[
            deck.identities.map(titleOf).join(', ') || say.noHero,
            say.count(copiesIn(deck.cards) + copiesIn(deck.strangers)),
          ].join(' · ')}
        </span>
      </p>
      {guesses.length > 0 && (
        <details>
          <summary>
            {say.bringing.guesses} ({guesses.length})
          </summary>
          <ul>
            {guesses.map(({ line, title }) => (
              <li key={line}>
                {line} → <b>{title}</b>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unread.length > 0 && (
        <div className="decks-unread">
          <p>{say.bringing.unread}</p>
          <ul>
            {unread.map(({ line, nearest }) => (
              <li key={line} data-unread>
                <q>{line}</q>{' '}
                {onChange && nearest.length > 0 && (
                  <>
                    <span className="quiet">{say.bringing.nearest}</span>{' '}
                    {nearest.map((title) => (
                      <button
                        key={title}
                        type="button"
                        className="button"
                        onClick={() => onChange(taking(read, line, title))}
                        data-verb="take-nearest"
                      >
                        {title}
                      </button>
                    ))}
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {notHere.length > 0 && (
        <details>
          <summary>
            {say.bringing.notHere} ({notHere.length})
          </summary>
          <p>{notHere.map(titleOf).join(', ')}</p>
        </details>
      )}
    </div>
  );
}

/** The deck with a line read as this title. */
function taking(read: ReadDeck, line: string, title: string): ReadDeck {
  const { deck } = read;
  const game = deckGameNamed(deck.game);
  const [, before = '', behind = ''] =
    /(?:^|[^\d])(\d{1,2})[x× ]|[x×(] ?(\d{1,2})/.exec(line) ?? [];
  const count = Number(before || behind) || 1;
  const heroes = deck.identities.flatMap((code) => game?.listing.coded(code)?.title ?? []);
  const list = [...heroes.map((hero) => `1x ${hero}`), `${count}x ${title}`].join('\n');
  const [found] = readDeckText(list, game ? [game] : undefined).decks;
  const taken = Object.entries(found?.deck.cards ?? {});
  if (taken.length === 0) return read;
  const cards = { ...deck.cards };
  for (const [code, more] of taken) cards[code] = (cards[code] ?? 0) + more;
  return {
    ...read,
    deck: { ...deck, cards, unread: deck.unread.filter((each) => each !== line) },
    unread: read.unread.filter((each) => each.line !== line),
  };
}

/** The cards of a deck whose packs are not here; asked once its game is loaded. */
function useNotHere(deck: Deck): readonly string[] {
  const [notHere, setNotHere] = useState<readonly string[]>([]);
  useEffect(() => {
    let isStill = true;
    workshopOf(deck.game)?.then(
      ({ desk }) => {
        const here = new Set([...desk.cards, ...desk.heroes].map(({ code }) => code));
        const codes = [
          ...deck.identities,
          ...Object.keys(deck.cards),
          ...Object.keys(deck.sideboard),
          ...Object.keys(deck.strangers),
        ];
        if (isStill) setNotHere(codes.filter((code) => !here.has(code)));
      },
      () => undefined,
    );
    return () => {
      isStill = false;
    };
  }, [deck]);
  return notHere;
}
