import { LayoutGrid, List, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../card/icons.tsx';
import type { Kind } from '../desk/desk.ts';
import type { Workshop } from '../desk/use-desk.ts';
import { useDeckTexts } from '../words/words.ts';
import { ANYTHING, costClass, DEAR, NO_COST, SORTS, type Sort, type Wanted } from './filter.ts';
import type { Lying, PoolView } from './parts.ts';

interface FiltersProps {
  readonly workshop: Workshop;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly view: PoolView;
  readonly onView: (view: PoolView) => void;
  readonly lying: Lying;
  readonly onLying: (lying: Lying) => void;
  /** Null while nobody has said what they own. */
  readonly onlyOwned: boolean | null;
  readonly onOnlyOwned: (only: boolean) => void;
}

const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

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

function Chip(props: {
  readonly kind: Kind;
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly data: 'faction' | 'type' | 'resource';
}) {
  const { kind, name, isOn, onToggle, data } = props;
  const named = { [`data-${data}`]: kind.id };
  return (
    <button
      type="button"
      className="builder-chip"
      aria-pressed={isOn}
      onClick={onToggle}
      data-tone={kind.tone}
      {...named}
    >
      {kind.icon && <Icon name={kind.icon} />}
      {name}
    </button>
  );
}

/** What fewer people look for. */
function MoreFilters(props: FiltersProps) {
  const { workshop, wanted, onWant, onlyOwned, onOnlyOwned } = props;
  const { desk } = workshop;
  const { say, language } = useDeckTexts();
  const offered = useOffered(workshop, language);
  const costs = [NO_COST, -1, ...Array.from({ length: DEAR + 1 }, (_, cost) => cost)].filter(
    (cost) => offered.costs.has(cost),
  );
  const costName = (cost: number) =>
    cost === NO_COST ? say.builder.noCost : cost < 0 ? 'X' : cost === DEAR ? `${DEAR}+` : cost;
  return (
    <div className="builder-filter-row builder-more-filters">
      <fieldset className="builder-chips builder-chips-small">
        <legend>{say.builder.cost}</legend>
        {costs.map((cost) => (
          <button
            key={cost}
            type="button"
            className="builder-chip"
            aria-pressed={wanted.costs.includes(cost)}
            onClick={() => onWant({ ...wanted, costs: toggled(wanted.costs, cost) })}
            data-cost={cost}
          >
            {costName(cost)}
          </button>
        ))}
      </fieldset>
      {desk.cards.some(({ resources }) => resources.length > 0) && (
        <fieldset className="builder-chips builder-chips-small">
          <legend>{say.builder.resources}</legend>
          {desk.resources.map((kind) => (
            <Chip
              key={kind.id}
              kind={kind}
              name={kind.name[language]}
              isOn={wanted.resources.includes(kind.id)}
              onToggle={() => onWant({ ...wanted, resources: toggled(wanted.resources, kind.id) })}
              data="resource"
            />
          ))}
        </fieldset>
      )}
      <Select
        label={say.builder.trait}
        value={wanted.trait}
        onChange={(trait) => onWant({ ...wanted, trait })}
        options={offered.traits}
        field="trait"
      />
      <Select
        label={say.builder.keyword}
        value={wanted.keyword}
        onChange={(keyword) => onWant({ ...wanted, keyword })}
        options={offered.keywords}
        field="keyword"
      />
      <Select
        label={say.builder.pack}
        value={wanted.pack}
        onChange={(pack) => onWant({ ...wanted, pack })}
        options={offered.packs}
        field="pack"
      />
      <label className="builder-select">
        <span>{say.builder.sort}</span>
        <select
          className="field"
          value={wanted.sort}
          onChange={({ target }) => onWant({ ...wanted, sort: target.value as Sort })}
          data-field="sort"
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {say.builder.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      {onlyOwned !== null && (
        <label className="builder-check">
          <input
            type="checkbox"
            checked={onlyOwned}
            onChange={({ target }) => onOnlyOwned(target.checked)}
            data-field="only-owned"
          />
          {say.builder.onlyOwned}
        </label>
      )}
    </div>
  );
}

type Choices = readonly (readonly [id: string, name: string])[];

function Select(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: Choices;
  readonly field: string;
}) {
  const { label, value, onChange, options, field } = props;
  const { say } = useDeckTexts();
  if (options.length === 0) return null;
  return (
    <label className="builder-select">
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        data-field={field}
      >
        <option value="">{say.builder.any}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What there is to choose from: only what some card has. */
function useOffered({ desk }: Workshop, language: 'en' | 'de') {
  return useMemo(() => {
    const named = (ids: ReadonlySet<string>, name: (id: string) => string): Choices =>
      [...ids]
        .map((id) => [id, name(id)] as const)
        .sort(([, one], [, other]) => one.localeCompare(other, language));
    const { cards } = desk;
    const packs = desk.game.listing.packs.filter(({ code }) =>
      cards.some(({ inPacks }) => Object.hasOwn(inPacks, code)),
    );
    return {
      costs: new Set(cards.map(costClass)),
      traits: named(new Set(cards.flatMap(({ traits }) => traits)), (trait) =>
        desk.traitName(trait, language),
      ),
      keywords: named(new Set(cards.flatMap(({ keywords }) => keywords)), (keyword) =>
        desk.keywordName(keyword, language),
      ),
      packs: packs.map(
        ({ code, name, nameDe }) => [code, (language === 'de' && nameDe) || name] as const,
      ),
    };
  }, [desk, language]);
}
