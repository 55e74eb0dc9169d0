import type { GameOfBook, Listed, ListedKind, Rulebook } from '@grimrule/rulebook';
import { hasRulebook, LISTED_KINDS, listed, matching } from '@grimrule/rulebook';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useParams, useSearch } from 'wouter';
import { coverOf } from '../../games/registry.ts';
import { useLanguage } from '../../words/language.ts';
import { pageAddress } from '../address.ts';
import { useBook } from '../books.ts';
import { MissingBook } from '../missing-entry.tsx';
import { RulesScreen } from '../rules-screen.tsx';
import { byProduct, byTopic } from './groups.ts';
import { RulingLine } from './ruling-line.tsx';
import { useCodes } from './use-codes.ts';
import './rulings.css';

type Shown = ListedKind | 'all';

/** Every ruling, erratum and decided doubt of a game. */
export function Rulings() {
  const { game = '' } = useParams();
  return hasRulebook(game) ? <Book game={game} /> : <MissingBook />;
}

function Book({ game }: { readonly game: GameOfBook }) {
  const { language, t } = useLanguage();
  const book = useBook(game);
  const all = useMemo(() => listed(book), [book]);
  const [shown, setShown] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const lines = matching(
    all.filter(({ kind }) => shown === 'all' || kind === shown),
    language,
    wanted,
  );
  return (
    <RulesScreen
      title={t('rulebook.rulings.title', { game: coverOf(game)?.title ?? game })}
      game={game}
    >
      <p className="rules-intro">
        {t(book.rulings.length > 0 ? 'rulebook.rulings.intro' : 'rulebook.rulings.introDecided')}{' '}
        {all.some(({ faq }) => faq !== undefined) && t('rulebook.rulings.numbers')}
      </p>
      <div className="row rulings-filter">
        <Kinds lines={all} shown={shown} onShow={setShown} />
        <input
          type="search"
          className="field"
          aria-label={t('rulebook.rulings.find')}
          placeholder={t('rulebook.rulings.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Groups game={game} book={book} all={all} lines={lines} />
    </RulesScreen>
  );
}

/** Chooses the kinds to show, if there are several. */
function Kinds(props: {
  readonly lines: readonly Listed[];
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
}) {
  const { lines, shown, onShow } = props;
  const { t } = useLanguage();
  const there = LISTED_KINDS.filter((kind) => lines.some((line) => line.kind === kind));
  if (there.length < 2) return null;
  return (
    <fieldset className="switch">
      <legend className="sr-only">{t('rulebook.rulings.kinds')}</legend>
      {(['all', ...there] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={shown === each}
          data-show={each}
          onClick={() => onShow(each)}
        >
          {each === 'all' ? t('rulebook.rulings.all') : t(`rulebook.rulings.kindsOf.${each}`)}
        </button>
      ))}
    </fieldset>
  );
}

function Groups(props: {
  readonly game: GameOfBook;
  readonly book: Rulebook;
  readonly all: readonly Listed[];
  readonly lines: readonly Listed[];
}) {
  const { game, book, all, lines } = props;
  const { language, t } = useLanguage();
  const codes = useCodes(game);
  const isByProduct = new URLSearchParams(useSearch()).get('by') === 'product';
  const groups = isByProduct
    ? byProduct(lines, language, t('rulebook.rulings.allProducts'))
    : byTopic(lines, language);
  const hasProducts = new Set(all.map(({ product }) => product)).size > 2;
  const here = pageAddress(game, 'rulings');
  const ways = [
    [false, here, t('rulebook.rulings.byTopic')],
    [true, `${here}?by=product`, t('rulebook.rulings.byProduct')],
  ] as const;
  return (
    <>
      <div className="row rules-ways">
        {hasProducts && (
          <nav className="switch" aria-label={t('rulebook.rulings.order')}>
            {ways.map(([way, address, name]) => (
              <Link key={address} href={address} aria-current={way === isByProduct || undefined}>
                {name}
              </Link>
            ))}
          </nav>
        )}
        <p className="quiet" role="status">
          {t('rulebook.rulings.count', { count: lines.length })}
        </p>
      </div>
      <nav className="rules-topics" aria-label={t('rulebook.rulings.groups')}>
        {groups.map(({ key, title }) => (
          <a key={key} href={`#${key}`}>
            {title}
          </a>
        ))}
      </nav>
      {groups.map((group) => (
        <section key={group.key} aria-labelledby={group.key}>
          <h2 id={group.key} className="section-title">
            {group.title}
          </h2>
          <ul className="rulings-list">
            {group.lines.map((line) => (
              <RulingLine key={line.id} book={book} line={line} codes={codes} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
