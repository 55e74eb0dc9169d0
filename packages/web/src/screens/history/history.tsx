import { csvOf } from '@grimrule/lab';
import { useState } from 'react';
import { saveText } from '../../link/files/files.ts';
import { forgetAllFinished, forgetFinished } from '../../link/history/finished.ts';
import { useLanguage } from '../../words/language.ts';
import { Screen } from '../frame/screen.tsx';

import { FilterBar } from './filter-bar.tsx';
import { GameList } from './game-list.tsx';
import { Against, Bars, Sums } from './shares.tsx';
import type { Entry } from './statistics.ts';
import { filtered, NO_FILTERS, sharesBy } from './statistics.ts';
import { useHistory } from './use-history.ts';
import './history.css';

/** All games that have ended in this browser: how often which hero, deck and opponent won. */
export function History() {
  const { t } = useLanguage();
  const { entries, refresh } = useHistory();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [now] = useState(Date.now);
  if (!entries) return <Screen title={t('history.title')}>{null}</Screen>;
  const shown = filtered(entries, filters, now);
  return (
    <Screen title={t('history.title')} className="history-screen">
      {entries.length === 0 ? (
        <p className="quiet">{t('history.empty')}</p>
      ) : (
        <>
          <FilterBar entries={entries} filters={filters} onChange={setFilters} />
          <div className="history-columns">
            <div className="history-numbers">
              <Sums entries={shown} />
              <Against
                title={t('history.byAgainst')}
                shares={sharesBy(shown, ({ against }) => (against ? [against] : []))}
              />
              <div className="history-pair">
                <Bars
                  title={t('history.byHero')}
                  shares={sharesBy(shown, ({ heroes }) => heroes)}
                />
                <Bars title={t('history.byDeck')} shares={sharesBy(shown, ({ decks }) => decks)} />
              </div>
            </div>
            <GameList
              entries={shown}
              onDelete={({ finished }) => void forgetFinished(finished.id).then(refresh)}
            />
          </div>
          <Keeping entries={shown} all={entries.length} onChange={refresh} />
        </>
      )}
    </Screen>
  );
}

/** Taking the history along, and throwing it away. */
function Keeping(props: {
  readonly entries: readonly Entry[];
  readonly all: number;
  readonly onChange: () => void;
}) {
  const { entries, all, onChange } = props;
  const { t } = useLanguage();
  const [isSure, setSure] = useState(false);
  const table = useTableOf(entries);
  return (
    <div className="row history-keeping">
      <button
        type="button"
        className="button"
        data-verb="export-csv"
        onClick={() => saveText('history', 'csv', csvOf(table))}
      >
        {t('history.export')}
      </button>
      <button
        type="button"
        className="button"
        data-verb="export-json"
        onClick={() =>
          saveText('history', 'json', JSON.stringify(entries.map(({ finished }) => finished)))
        }
      >
        {t('history.exportAll')}
      </button>
      {isSure ? (
        <>
          <p role="alert">{t('history.sure', { count: all })}</p>
          <button
            type="button"
            className="button"
            data-verb="delete-history"
            onClick={() => void forgetAllFinished().then(onChange)}
          >
            {t('history.yes')}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {t('history.no')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button"
          data-verb="ask-delete"
          onClick={() => setSure(true)}
        >
          {t('history.delete')}
        </button>
      )}
    </div>
  );
}

/** The history as rows, with their heads. */
function useTableOf(entries: readonly Entry[]): readonly (readonly (string | number)[])[] {
  const { t } = useLanguage();
  const head = ['date', 'game', 'title', 'heroes', 'decks', 'against', 'result', 'rounds'] as const;
  const names = (members: readonly { readonly name: string }[]) =>
    members.map(({ name }) => name).join('; ');
  return [
    head.map((name) => t(`history.file.${name}`)),
    ...entries.map(({ finished, page, title, heroes, decks, against, result }) => [
      new Date(finished.at).toISOString(),
      page.title,
      title,
      names(heroes),
      names(decks),
      against?.name ?? '',
      t(`history.${result}`),
      finished.rounds,
    ]),
  ];
}
