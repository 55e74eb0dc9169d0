import { useState } from 'react';
import { changeDeck } from '../../kept/deck-shelf.ts';
import { withVersion } from '../../kept/kept-deck.ts';
import { useDecks } from '../../kept/use-decks.ts';
import { useDeckTexts } from '../../words/words.ts';
import type { DeckPanelProps } from '../parts.ts';
import { DifferenceList } from './difference-list.tsx';

/** Earlier states of the deck, and what has changed since each of them. */
export function VersionsPart({ kept, workshop, building }: DeckPanelProps) {
  const { deck, change } = building;
  const { say, language } = useDeckTexts();
  const [note, setNote] = useState('');
  const { versions } = useDecks(deck.game)?.find(({ id }) => id === kept.id) ?? kept;
  const keep = async () => {
    const now = Date.now();
    await changeDeck(kept.id, (before) => withVersion({ ...before, deck }, now, note.trim()));
    setNote('');
  };
  const day = (at: number) =>
    new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section>
      <h2 className="builder-group">{say.versions.title}</h2>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <input
          className="field"
          aria-label={say.versions.note}
          placeholder={say.versions.note}
          value={note}
          maxLength={200}
          onChange={({ target }) => setNote(target.value)}
          data-field="version-note"
        />
        <button type="submit" className="button" data-verb="keep-version">
          {say.versions.keep}
        </button>
      </form>
      {versions.length === 0 && <p className="quiet hint">{say.versions.none}</p>}
      <ul className="builder-versions">
        {[...versions].reverse().map((version) => (
          <li key={version.at}>
            <details>
              <summary>
                <b>{version.note || say.versions.auto}</b>{' '}
                <span className="quiet">{day(version.at)}</span>
              </summary>
              <p className="quiet hint">{say.versions.since}</p>
              <DifferenceList
                workshop={workshop}
                before={version.deck}
                after={deck}
                same={say.versions.same}
              />
              <button
                type="button"
                className="button"
                onClick={() => change({ ...version.deck, notes: deck.notes, tags: deck.tags })}
                data-verb="back-to-version"
              >
                {say.versions.back}
              </button>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
