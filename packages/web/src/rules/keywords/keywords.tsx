import type { GameOfBook, Rulebook } from '@grimrule/rulebook';
import { hasRulebook } from '@grimrule/rulebook';
import { useParams } from 'wouter';
import { Icon } from '../../card/icons.tsx';
import { coverOf } from '../../games/registry.ts';
import { useLanguage } from '../../words/language.ts';
import { useBook } from '../books.ts';
import { EntryLink } from '../entry-link.tsx';
import { EntryText } from '../entry-text.tsx';
import { MissingBook } from '../missing-entry.tsx';
import { inOrder } from '../order.ts';
import { RulesScreen } from '../rules-screen.tsx';
import type { SignRow, SignTable } from './row.ts';
import { useSignTables } from './use-sign-tables.ts';
import './keywords.css';

/** Keywords and signs on cards in tables; the entry about keywords has its address here. */
export function Keywords() {
  const { game = '' } = useParams();
  return hasRulebook(game) ? <Tables game={game} /> : <MissingBook />;
}

function Tables({ game }: { readonly game: GameOfBook }) {
  const { t } = useLanguage();
  const book = useBook(game);
  const entry = book.entry('keywords');
  const name = coverOf(game)?.title ?? game;
  return (
    <RulesScreen title={t('rulebook.keywords.title', { game: name })} game={game}>
      <div className="signs">
        {useSignTables(book).map((table) => (
          <Signs key={table.title.en} book={book} table={table} />
        ))}
      </div>
      {entry && (
        <section className="signs-entry" aria-labelledby="signs-entry">
          <h2 id="signs-entry" className="section-title">
            {t('rulebook.keywords.rule')}
          </h2>
          <EntryText book={book} entry={entry} heading="h3" />
        </section>
      )}
    </RulesScreen>
  );
}

function Signs({ book, table }: { readonly book: Rulebook; readonly table: SignTable }) {
  const { language, t } = useLanguage();
  return (
    <table className="sign-table">
      <caption>{table.title[language]}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('rulebook.keywords.sign')}</th>
          <th scope="col">{t('rulebook.keywords.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {useRows(book, table).map((row) => (
          <tr key={`${row.entry} ${row.name?.en}`}>
            <th scope="row">
              <Sign book={book} row={row} />
            </th>
            <td>{row.says[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Words in the order of the alphabet, signs in the order of the table. */
function useRows(book: Rulebook, { rows }: SignTable): readonly SignRow[] {
  const { language } = useLanguage();
  if (rows.some(({ icon }) => icon)) return rows;
  const entries = rows.flatMap(({ entry }) => book.entry(entry) ?? []);
  const order = inOrder(entries, language).map(({ id }) => id);
  return rows.toSorted((one, other) => order.indexOf(one.entry) - order.indexOf(other.entry));
}

const OTHER = { en: 'de', de: 'en' } as const;

function Sign({ book, row }: { readonly book: Rulebook; readonly row: SignRow }) {
  const { language } = useLanguage();
  const other = OTHER[language];
  return (
    <span className="sign">
      {row.icon && <Icon name={row.icon} />}
      <span>
        <EntryLink book={book} id={row.entry}>
          {row.name?.[language] ?? book.entry(row.entry)?.[language].title}
        </EntryLink>
        <span className="sign-other" lang={other}>
          {row.name?.[other] ?? book.entry(row.entry)?.[other].title}
        </span>
      </span>
    </span>
  );
}
