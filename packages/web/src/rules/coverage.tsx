import type { Entry, GameOfBook, Proof, Proofs, Rulebook } from '@grimrule/rulebook';
import { hasRulebook } from '@grimrule/rulebook';
import { useDeferredValue, useState } from 'react';
import { useParams } from 'wouter';
import { coverOf } from '../games/registry.ts';
import { useLanguage } from '../words/language.ts';
import { useBook } from './books.ts';
import type { Shown } from './coverage-standing.ts';
import { countsOf, gistOf, STANDINGS, standingOf } from './coverage-standing.ts';
import { EntryLink } from './entry-link.tsx';
import { MissingBook } from './missing-entry.tsx';
import { grouped, inOrder } from './order.ts';
import { RulesScreen } from './rules-screen.tsx';
import { useProofs } from './use-proofs.ts';
import './coverage.css';

/** Every entry of a game with the tests that prove it. */
export function Coverage() {
  const { game = '' } = useParams();
  return hasRulebook(game) ? <Book game={game} /> : <MissingBook />;
}

function Book({ game }: { readonly game: GameOfBook }) {
  const { t } = useLanguage();
  const book = useBook(game);
  const proofs = useProofs(game);
  const title = t('coverage.title', { game: coverOf(game)?.title ?? game });
  return (
    <RulesScreen title={title} game={game} className="coverage">
      <p className="rules-intro">{t('coverage.intro')}</p>
      {proofs ? <Proved book={book} proofs={proofs} /> : <p>{t('coverage.loading')}</p>}
    </RulesScreen>
  );
}

function Proved({ book, proofs }: { readonly book: Rulebook; readonly proofs: Proofs }) {
  const { language, t } = useLanguage();
  const [shown, setShown] = useState<Shown>('all');
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim().toLowerCase();
  const entries = inOrder(book.entries, language).filter(
    (entry) =>
      (shown === 'all' || standingOf(entry, proofs) === shown) &&
      entry[language].title.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Totals book={book} proofs={proofs} />
      <Filter shown={shown} onShow={setShown} typed={typed} onType={setTyped} />
      <p className="quiet" role="status">
        {t('coverage.count', { count: entries.length })}
      </p>
      <ul className="coverage-entries">
        {entries.map((entry) => (
          <Row key={entry.id} book={book} entry={entry} proofs={proofs} />
        ))}
      </ul>
    </>
  );
}

/** How much of the book is proved, as a bar and in numbers. */
function Totals({ book, proofs }: { readonly book: Rulebook; readonly proofs: Proofs }) {
  const { t } = useLanguage();
  const counts = countsOf(book, proofs);
  const there = STANDINGS.filter((standing) => counts[standing] > 0);
  return (
    <div className="coverage-totals">
      <div className="coverage-bar" aria-hidden="true">
        {there.map((standing) => (
          <span key={standing} data-standing={standing} style={{ flexGrow: counts[standing] }} />
        ))}
      </div>
      <ul aria-label={t('coverage.totals')}>
        {there.map((standing) => (
          <li key={standing} data-standing={standing}>
            {t(`coverage.total.${standing}`, { count: counts[standing] })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Filter(props: {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
}) {
  const { shown, onShow, typed, onType } = props;
  const { t } = useLanguage();
  return (
    <div className="row coverage-filter">
      <fieldset className="switch">
        <legend className="sr-only">{t('coverage.filter')}</legend>
        {(['all', 'proved', 'definition'] as const).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={shown === each}
            data-show={each}
            onClick={() => onShow(each)}
          >
            {t(`coverage.show.${each}`)}
          </button>
        ))}
      </fieldset>
      <input
        type="search"
        className="field"
        aria-label={t('coverage.find')}
        placeholder={t('coverage.find')}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}

function Row(props: { readonly book: Rulebook; readonly entry: Entry; readonly proofs: Proofs }) {
  const { book, entry, proofs } = props;
  const { language, t } = useLanguage();
  const standing = standingOf(entry, proofs);
  return (
    <li id={entry.id} ref={arriveAt(entry.id)} className="coverage-entry" data-standing={standing}>
      <h2>
        <EntryLink book={book} id={entry.id} />
      </h2>
      <p>{gistOf(book, entry, language)}</p>
      {standing === 'proved' && <Tests id={entry.id} proofs={proofs.get(entry.id) ?? []} />}
      {standing === 'missing' && <p className="coverage-missing">{t('coverage.missing')}</p>}
      {entry.untested && <p className="quiet hint">{t(`coverage.why.${entry.untested}`)}</p>}
    </li>
  );
}

const isMeant = (id: string) => window.location.hash === `#${id}`;

/** Scrolls to the entry in the address: the list is there later than its address. */
const arriveAt = (id: string) => (row: HTMLLIElement | null) => {
  if (!row || !isMeant(id) || row.dataset.arrived) return;
  row.dataset.arrived = 'yes';
  row.scrollIntoView();
};

/** The tests of an entry by their file, lazily made. */
function Tests({ id, proofs }: { readonly id: string; readonly proofs: readonly Proof[] }) {
  const { t } = useLanguage();
  const [isOpen, setOpen] = useState(() => isMeant(id));
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('coverage.provedBy', { count: proofs.length })}</summary>
      {isOpen &&
        [...grouped(proofs, ({ file }) => file)].map(([file, tests]) => (
          <section key={file} lang="en">
            <h3>{file}</h3>
            <ul>
              {tests.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </section>
        ))}
    </details>
  );
}
