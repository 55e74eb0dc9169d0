import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../card/icons.tsx';
import { useDeckTexts } from '../words/words.ts';
import { Chip, toggled } from './chip.tsx';
import { ANYTHING } from './filter.ts';
import { MoreFilters } from './more-filters.tsx';
import type { FiltersProps } from './parts.ts';

/** What deck builders look for. */
export function Filters(props: FiltersProps) {
  const { workshop, wanted, onWant, view, onView, lying, onLying } = props;
  const { desk } = workshop;
  const { say, language } = useDeckTexts();
  const [isMore, setMore] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSearchKey(field);
  const isFiltered = Object.entries(wanted).some(
    ([field, value]) => field !== 'sort' && value.length > 0,
  );
  return (
    <search className="builder-filters" aria-label={say.builder.filters}>
      <div className="builder-filter-row">
        <label className="builder-search">
          <Search aria-hidden="true" size={17} />
          <span className="sr-only">{say.builder.words}</span>
          <input
            ref={field}
            type="search"
            className="field"
            placeholder={say.builder.words}
            value={wanted.words}
            onChange={({ target }) => onWant({ ...wanted, words: target.value })}
            autoComplete="off"
            data-field="words"
          />
        </label>
        <fieldset className="builder-chips">
          <legend className="sr-only">{say.builder.faction}</legend>
          {desk.factions.map((kind) => (
            <Chip
              key={kind.id}
              kind={kind}
              name={kind.name[language]}
              isOn={wanted.factions.includes(kind.id)}
              onToggle={() => {
                onLying('cards');
                onWant({ ...wanted, factions: toggled(wanted.factions, kind.id) });
              }}
              data="faction"
            />
          ))}
        </fieldset>
      </div>
      <div className="builder-filter-row">
        <fieldset className="builder-chips builder-chips-small">
          <legend className="sr-only">{say.builder.type}</legend>
          <button
            type="button"
            className="builder-chip"
            aria-pressed={lying === 'heroes'}
            onClick={() => onLying(lying === 'heroes' ? 'cards' : 'heroes')}
            data-type="heroes"
          >
            <Icon name="star" />
            {say.builder.heroes}
          </button>
          {desk.types.map((kind) => (
            <Chip
              key={kind.id}
              kind={kind}
              name={kind.name[language]}
              isOn={wanted.types.includes(kind.id)}
              onToggle={() => {
                onLying('cards');
                onWant({ ...wanted, types: toggled(wanted.types, kind.id) });
              }}
              data="type"
            />
          ))}
        </fieldset>
        <button
          type="button"
          className="builder-chip"
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
          data-verb="more-filters"
        >
          <SlidersHorizontal aria-hidden="true" size={16} />
          {isMore ? say.builder.fewer : say.builder.more}
        </button>
        <fieldset className="switch">
          <legend className="sr-only">{say.builder.view}</legend>
          {(['pictures', 'texts'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              aria-label={say.builder[each]}
              title={say.builder[each]}
              onClick={() => onView(each)}
              data-view={each}
            >
              {each === 'pictures' ? (
                <LayoutGrid aria-hidden="true" size={16} />
              ) : (
                <List aria-hidden="true" size={16} />
              )}
            </button>
          ))}
        </fieldset>
      </div>
      {isMore && <MoreFilters {...props} />}
      {isFiltered && (
        <button
          type="button"
          className="text-link builder-clear"
          onClick={() => onWant({ ...ANYTHING, sort: wanted.sort })}
          data-verb="clear"
        >
          {say.builder.clear}
        </button>
      )}
    </search>
  );
}

/** A slash leads to the search. */
function useSearchKey(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [field]);
}
