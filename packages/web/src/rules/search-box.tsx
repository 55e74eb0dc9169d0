import type { GameOfBook, Hit } from '@grimrule/rulebook';
import { hasRulebook, searchAll } from '@grimrule/rulebook';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { COVERS, coverOf } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';
import { entryAddress } from './address.ts';
import { useBooks } from './books.ts';
import { SearchHit } from './search-hit.tsx';
import './search.css';

/** More hits than this are not read; another letter finds the next one. */
const SHOWN = 20;

const ALL: readonly GameOfBook[] = COVERS.map(([game]) => game).filter(hasRulebook);

/** Answers as one types, from one rulebook or from all. Nothing of it is kept. */
export function SearchBox({ game }: { readonly game: GameOfBook | undefined }) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isForAll, setForAll] = useState(game === undefined);
  const [chosen, setChosen] = useState(0);
  const field = useSlash();
  const list = useId();
  // Readers who do not search need not load other books for it.
  const [isWanted, setWanted] = useState(false);
  const searched = isForAll || !game ? ALL : [game];
  const hits = useHits(isWanted ? searched : [], typed);
  const shown = hits?.slice(0, SHOWN) ?? [];
  const hasAnswer = isOpen && typed.trim() !== '';

  const type = (text: string) => {
    setTyped(text);
    setChosen(0);
    setOpen(true);
  };
  const choose = (place: number) => {
    if (shown.length > 0) setChosen((place + shown.length) % shown.length);
    setOpen(true);
  };
  const press = (event: React.KeyboardEvent) => {
    const hit = shown[chosen];
    if (event.key === 'ArrowDown') choose(hasAnswer ? chosen + 1 : 0);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Escape') isOpen && typed !== '' ? setOpen(false) : type('');
    else if (event.key === 'Enter' && hit && hasAnswer) {
      leave();
      navigate(addressOf(hit));
    } else return;
    event.preventDefault();
  };
  const leave = () => {
    setTyped('');
    setOpen(false);
  };

  return (
    <search
      className="rules-search"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <div className="rules-search-field">
        <Search aria-hidden="true" size={18} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('rulebook.search.label')}
          aria-expanded={hasAnswer}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={hasAnswer && shown[chosen] ? `${list}-${chosen}` : undefined}
          aria-keyshortcuts="/"
          placeholder={t('rulebook.search.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onFocus={() => {
            setWanted(true);
            setOpen(true);
          }}
          onKeyDown={press}
        />
        {typed === '' ? (
          <span aria-hidden="true" className="rules-key">
            /
          </span>
        ) : (
          <button
            type="button"
            aria-label={t('rulebook.search.clear')}
            onClick={() => {
              leave();
              field.current?.focus();
            }}
          >
            <X aria-hidden="true" size={18} />
          </button>
        )}
      </div>
      <div className="rules-answer" hidden={!hasAnswer}>
        <div className="rules-answer-head">
          <p role="status" className="quiet">
            {hasAnswer && hits && <Count hits={hits.length} typed={typed} />}
          </p>
          {game && <Scope game={game} isForAll={isForAll} onChange={setForAll} />}
        </div>
        <div
          id={list}
          role="listbox"
          tabIndex={-1}
          aria-label={t('rulebook.search.results')}
          // The field keeps the focus, or the answer would be gone before it is clicked.
          onMouseDown={(event) => event.preventDefault()}
        >
          {hasAnswer &&
            shown.map((hit, place) => (
              <SearchHit
                key={`${hit.book.game} ${hit.entry.id}`}
                id={`${list}-${place}`}
                hit={hit}
                address={addressOf(hit)}
                isChosen={place === chosen}
                game={isForAll ? coverOf(hit.book.game)?.title : undefined}
                onOpen={leave}
              />
            ))}
        </div>
      </div>
    </search>
  );
}

const addressOf = ({ book, entry }: Hit) => entryAddress(book.game, entry.id);

/** Null while the books are being loaded. */
function useHits(games: readonly GameOfBook[], typed: string): readonly Hit[] | null {
  const { language } = useLanguage();
  const books = useBooks(games);
  return useMemo(() => books && searchAll(books, language, typed), [books, language, typed]);
}

function Count({ hits, typed }: { readonly hits: number; readonly typed: string }) {
  const { t } = useLanguage();
  return hits === 0
    ? t('rulebook.search.nothing', { typed: typed.trim() })
    : t('rulebook.search.hits', { count: hits });
}

function Scope(props: {
  readonly game: GameOfBook;
  readonly isForAll: boolean;
  readonly onChange: (isForAll: boolean) => void;
}) {
  const { game, isForAll, onChange } = props;
  const { t } = useLanguage();
  const scopes = [
    [false, coverOf(game)?.title ?? game],
    [true, t('rulebook.search.allGames')],
  ] as const;
  return (
    <fieldset className="switch">
      <legend className="sr-only">{t('rulebook.search.scope')}</legend>
      {scopes.map(([all, name]) => (
        <button
          key={name}
          type="button"
          aria-pressed={all === isForAll}
          data-scope={all ? 'all' : 'game'}
          onClick={() => onChange(all)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** The key `/` leads to the field from anywhere on the page where nothing is being typed. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return field;
}
