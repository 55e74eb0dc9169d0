import { interval } from '@grimrule/bots';
import { useMemo } from 'react';
import { resultOf } from '../../../screens/history/statistics.ts';
import { useHistory } from '../../../screens/history/use-history.ts';
import { useDecks } from '../../kept/use-decks.ts';
import { useDeckTexts } from '../../words/words.ts';
import type { DeckPanelProps } from '../parts.ts';
import { gamesWith } from './games.ts';

const MOST_SHOWN = 20;

/** The games that were played with the deck, its older versions included. */
export function GamesPart({ kept, workshop, building }: DeckPanelProps) {
  const { deck } = building;
  const { say, language } = useDeckTexts();
  const { entries } = useHistory();
  const { versions } = useDecks(deck.game)?.find(({ id }) => id === kept.id) ?? kept;
  const games = useMemo(
    () =>
      gamesWith(entries ?? [], [deck, ...versions.map((each) => each.deck)], workshop.desk.game),
    [entries, deck, versions, workshop],
  );
  const counted = games.filter(({ entry }) => resultOf(entry.finished) !== 'over');
  const won = counted.filter(({ entry }) => entry.result === 'won').length;
  const [least, most] = interval(won, counted.length);
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return (
    <section>
      <h2 className="builder-group">{say.games.title}</h2>
      {games.length === 0 ? (
        <p className="quiet">{say.games.none}</p>
      ) : (
        <>
          <p data-games={games.length}>
            <b>{say.games.sum(won, counted.length)}</b>{' '}
            <span className="quiet">{say.games.interval(percent(least), percent(most))}</span>
          </p>
          <ul className="builder-games">
            {games.slice(0, MOST_SHOWN).map(({ entry, isOlder }) => (
              <li key={entry.finished.id} data-result={entry.result}>
                <b>{say.games.results[entry.result]}</b> {entry.title}{' '}
                <span className="quiet">
                  {new Date(entry.finished.at).toLocaleDateString(language)},{' '}
                  {say.games.rounds(entry.finished.rounds)}
                  {isOlder ? `, ${say.games.older}` : ''}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
