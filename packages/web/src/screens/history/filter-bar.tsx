import type { CastMember } from '../../games/cast.ts';
import { useLanguage } from '../../words/language.ts';
import type { Entry, Filters } from './statistics.ts';

const DAYS = 90;

/** What of the history is looked at. */
export function FilterBar(props: {
  readonly entries: readonly Entry[];
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}) {
  const { entries, filters, onChange } = props;
  const { t } = useLanguage();
  const games = new Map(entries.map(({ page }) => [page.name, page.title]));
  const within = entries.filter(
    ({ finished }) => filters.game === '' || finished.game === filters.game,
  );
  const named = (pick: (entry: Entry) => readonly CastMember[]) =>
    new Map(within.flatMap((entry) => pick(entry).map(({ id, name }) => [id, name])));
  const heroes = named((entry) => entry.heroes);
  const against = named((entry) => (entry.against ? [entry.against] : []));
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <fieldset className="history-filters">
      <legend className="sr-only">{t('history.filters')}</legend>
      <Select
        label={t('history.file.game')}
        any={t('history.all')}
        value={filters.game}
        options={games}
        // Heroes and opponents of another game are no longer there to choose.
        onChange={(game) => change({ game, hero: '', against: '' })}
      />
      <Select
        label={t('history.time')}
        any={t('history.anyTime')}
        value={filters.days === 0 ? '' : String(filters.days)}
        options={new Map([[String(DAYS), t('history.days')]])}
        onChange={(days) => change({ days: Number(days) })}
      />
      <Select
        label={t('history.hero')}
        any={t('history.anyHero')}
        value={filters.hero}
        options={heroes}
        onChange={(hero) => change({ hero })}
      />
      <Select
        label={t('history.against')}
        any={t('history.anyAgainst')}
        value={filters.against}
        options={against}
        onChange={(id) => change({ against: id })}
      />
      <Select
        label={t('history.result')}
        any={t('history.results')}
        value={filters.result}
        options={
          new Map([
            ['won', t('history.wonOnly')],
            ['lost', t('history.lostOnly')],
          ])
        }
        onChange={(result) => change({ result: result as Filters['result'] })}
      />
    </fieldset>
  );
}

function Select(props: {
  readonly label: string;
  /** Chooses nothing. */
  readonly any: string;
  readonly value: string;
  readonly options: ReadonlyMap<string, string>;
  readonly onChange: (value: string) => void;
}) {
  const { label, any, value, options, onChange } = props;
  return (
    <select
      className="history-filter"
      aria-label={label}
      value={value}
      data-chosen={value !== '' || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {[...options].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
