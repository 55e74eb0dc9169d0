import { MODULAR_SETS, SCENARIOS } from '@grimrule/champions';
import { useLanguage } from '../../../words/language.ts';
import type { ChosenModular } from './chosen.ts';
import { isByLot } from './chosen.ts';

interface ModularChoiceProps {
  readonly scenario: string;
  readonly modular: ChosenModular;
  readonly onChange: (modular: ChosenModular) => void;
}

/** The recommended sets, any others, several, or random ones. */
export function ModularChoice({ scenario, modular, onChange }: ModularChoiceProps) {
  const { language, t } = useLanguage();
  const { recommended = [], modularSets = 1 } =
    SCENARIOS.find(({ slug }) => slug === scenario) ?? {};
  const byLot = isByLot(modular);
  const named = (set: string) => set.replaceAll('_', '-');
  const picked = byLot ? [] : (modular ?? recommended.map(named));
  const toggle = (slug: string) => {
    const next = picked.includes(slug)
      ? picked.filter((each) => each !== slug)
      : // Where one set is all it takes, another one takes its place.
        [...(picked.length === 1 && modularSets === 1 ? [] : picked), slug];
    const isUsual =
      next.length === recommended.length && recommended.every((set) => next.includes(named(set)));
    onChange(isUsual ? undefined : next);
  };
  return (
    <fieldset className="setup-part">
      <legend>{t('champions.setup.modular')}</legend>
      <p className="quiet">{t('champions.setup.modularHint', { count: modularSets })}</p>
      <div className="setup-chips">
        {MODULAR_SETS.map(({ set, names }) => (
          <button
            key={set}
            type="button"
            className="button setup-chip"
            aria-pressed={picked.includes(named(set))}
            onClick={() => toggle(named(set))}
            data-modular={named(set)}
          >
            {names[language]}
            {recommended.includes(set) && (
              <span className="quiet">({t('champions.setup.recommended')})</span>
            )}
          </button>
        ))}
        <button
          type="button"
          className="button setup-chip"
          aria-pressed={byLot}
          onClick={() => onChange(byLot ? undefined : { random: modularSets })}
          title={t('champions.setup.randomHint')}
          data-modular="random"
        >
          {t('champions.setup.random')}
        </button>
      </div>
    </fieldset>
  );
}
