import { useMemo } from 'react';
import type { Workshop } from '../desk/use-desk.ts';
import { useDeckTexts } from '../words/words.ts';
import { Chip, toggled } from './chip.tsx';
import { costClass, DEAR, NO_COST, SORTS, type Sort } from './filter.ts';
import type { FiltersProps } from './parts.ts';

/** What fewer people look for. */
export function MoreFilters(props: FiltersProps) {
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
