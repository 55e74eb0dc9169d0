import { MODULAR_SETS, SCENARIOS } from '@grimrule/champions';
import { useLanguage } from '../../../words/language.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import type { ChosenModular } from './choice.ts';
import { isByLot } from './choice.ts';

interface ModularChoiceProps {
  readonly scenario: string;
  readonly modular: ChosenModular;
  readonly onChange: (modular: ChosenModular) => void;
}

/** The recommended sets, any others, several, or random ones. */
export function ModularChoice({ scenario, modular, onChange }: ModularChoiceProps) {
  const { language } = useLanguage();
  const texts = useChampionsTexts();
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
      <legend>{texts.setup.modular}</legend>
      <p className="quiet">{texts.setup.modularHint(modularSets)}</p>
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
              <span className="quiet">({texts.setup.recommended})</span>
            )}
          </button>
        ))}
        <button
          type="button"
          className="button setup-chip"
          aria-pressed={byLot}
          onClick={() => onChange(byLot ? undefined : { random: modularSets })}
          title={texts.setup.randomHint}
          data-modular="random"
        >
          {texts.setup.random}
        </button>
      </div>
    </fieldset>
  );
}
