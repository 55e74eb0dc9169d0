import type { Part, Word } from '@grimrule/rulebook';
import { findWords, PART_TITLES, PARTS } from '@grimrule/rulebook';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'wouter';
import { coverOf } from '../games/registry.ts';
import { Screen } from '../screens/frame/screen.tsx';
import { useLanguage } from '../words/language.ts';
import { counted } from '../words/plural.ts';
import { useDictionary, useDictionaryWords } from './use-dictionary.ts';
import { WordEntry } from './word-entry.tsx';
import './dictionary.css';

/** Every word that cards are written with, for programmers. */
export function Dictionary() {
  const say = useDictionaryWords();
  const words = useDictionary();
  return (
    <Screen title={say.title} className="dictionary">
      <div className="dictionary-intro">
        <p>{say.intro}</p>
        <p className="quiet hint">{say.how}</p>
      </div>
      {words === undefined && <p role="status">{say.loading}</p>}
      {words === null && <p className="note">{say.failed}</p>}
      {words && <Words words={words} />}
    </Screen>
  );
}

/** The owner of the words of every game. */
const KERNEL = 'kernel';
/** With so few words all examples are open. */
const FEW = 12;

function Words({ words }: { readonly words: readonly Word[] }) {
  const say = useDictionaryWords();
  const [wanted, setWanted] = useWanted();
  const typed = useDeferredValue(wanted.typed);
  const found = findWords(words, typed).filter(
    ({ game, part }) =>
      (wanted.game === '' || game === wanted.game) && (wanted.part === '' || part === wanted.part),
  );
  return (
    <>
      <Filter
        games={[...new Set(words.map(({ game }) => game))]}
        wanted={wanted}
        onWant={setWanted}
      />
      <p className="quiet" role="status">
        {found.length === 0 ? say.none : counted(say.count_one, say.count_other, found.length)}
      </p>
      <ul className="dictionary-words">
        {found.map((word) => (
          <WordEntry
            key={`${word.game} ${word.part} ${word.kind} ${word.name}`}
            word={word}
            isOpen={found.length <= FEW}
          />
        ))}
      </ul>
    </>
  );
}

interface Wanted {
  readonly typed: string;
  readonly game: string;
  readonly part: string;
}

/** The query. It stands in the address, so that it can be linked to. */
function useWanted(): readonly [Wanted, (change: Partial<Wanted>) => void] {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<Wanted>(() => ({
    typed: params.get('q') ?? '',
    game: params.get('game') ?? '',
    part: params.get('part') ?? '',
  }));
  const want = (change: Partial<Wanted>) => {
    const next = { ...wanted, ...change };
    setWanted(next);
    const { typed, game, part } = next;
    const said = Object.entries({ q: typed, game, part }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(said), { replace: true });
  };
  return [wanted, want];
}

function Filter(props: {
  readonly games: readonly string[];
  readonly wanted: Wanted;
  readonly onWant: (change: Partial<Wanted>) => void;
}) {
  const { games, wanted, onWant } = props;
  const { language } = useLanguage();
  const say = useDictionaryWords();
  const nameOf = (game: string) => (game === KERNEL ? say.kernel : (coverOf(game)?.title ?? game));
  return (
    <search className="dictionary-filter">
      <input
        type="search"
        className="field"
        aria-label={say.find}
        placeholder={say.find}
        value={wanted.typed}
        onChange={({ target }) => onWant({ typed: target.value })}
      />
      <fieldset className="switch">
        <legend className="sr-only">{say.games}</legend>
        {['', KERNEL, ...games.filter((game) => game !== KERNEL)].map((game) => (
          <button
            key={game}
            type="button"
            aria-pressed={wanted.game === game}
            data-words-of={game || 'all'}
            onClick={() => onWant({ game })}
          >
            {game === '' ? say.allGames : nameOf(game)}
          </button>
        ))}
      </fieldset>
      <select
        className="field"
        aria-label={say.part}
        value={wanted.part}
        onChange={({ target }) => onWant({ part: target.value })}
      >
        <option value="">{say.allParts}</option>
        {PARTS.map((part: Part) => (
          <option key={part} value={part}>
            {PART_TITLES[language][part]}
          </option>
        ))}
      </select>
    </search>
  );
}
