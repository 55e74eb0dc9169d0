import { DESIGNS, MODULAR_SETS, SCENARIOS } from '@grimrule/champions';
import { ChevronDown, Dices } from 'lucide-react';
import { useState } from 'react';
import { Portrait } from '../../../art/card-picture.tsx';
import { useLanguage } from '../../../words/language.ts';
import { faceOf } from '../face/face.ts';
import { useChampionsTexts } from '../texts/texts.ts';
import type { ChosenModular } from './choice.ts';
import { isByLot } from './choice.ts';

/** So many sets are shown at once. */
const FEW = 8;

interface ModularChoiceProps {
  readonly scenario: string;
  readonly modular: ChosenModular;
  readonly onChange: (modular: ChosenModular) => void;
}

/** The recommended sets, any others, several, or random ones. */
export function ModularChoice({ scenario, modular, onChange }: ModularChoiceProps) {
  const { language } = useLanguage();
  const texts = useChampionsTexts();
  const {
    crew,
    recommended = [],
    modularSets = 1,
  } = SCENARIOS.find(({ slug }) => slug === scenario) ?? {};
  const byLot = isByLot(modular);
  const named = (set: string) => set.replaceAll('_', '-');
  const picked = byLot ? [] : (modular ?? recommended.map(named));
  const [isOpen, setOpen] = useState(false);
  const isFolded = MODULAR_SETS.length > FEW && !isOpen;
  const shown = MODULAR_SETS.filter(
    ({ set }) => !isFolded || recommended.includes(set) || picked.includes(named(set)),
  );
  const toggle = (slug: string) => {
    const next = picked.includes(slug)
      ? picked.filter((each) => each !== slug)
      : // Where one set is all it takes, another one takes its place.
        [...(picked.length === 1 && modularSets === 1 ? [] : picked), slug];
    const isUsual =
      next.length === recommended.length && recommended.every((set) => next.includes(named(set)));
    onChange(isUsual ? undefined : next);
  };
  // Villains with decks of their own have nothing else in them.
  if (crew) return null;
  return (
    <fieldset className="setup-part">
      <legend className="setup-caption">{texts.setup.modular}</legend>
      <p className="quiet">{texts.setup.modularHint(modularSets)}</p>
      <div className="setup-chips">
        {shown.map(({ set, names }) => (
          <button
            key={set}
            type="button"
            className="button setup-chip"
            aria-pressed={picked.includes(named(set))}
            onClick={() => toggle(named(set))}
            data-modular={named(set)}
          >
            <span className="setup-chip-picture">
              <Portrait art={faceOf(emblematic(set), language).art} />
            </span>
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
          <Dices aria-hidden="true" size={17} />
          {texts.setup.random}
        </button>
        {MODULAR_SETS.length > FEW && (
          <button
            type="button"
            className="button setup-chip setup-chip-more"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            data-modular="all"
          >
            <ChevronDown aria-hidden="true" size={17} />
            {isOpen ? texts.setup.fewerSets : texts.setup.allSets(MODULAR_SETS.length)}
          </button>
        )}
      </div>
    </fieldset>
  );
}

/** The card that a set is known by: its minion, or else the first of its cards. */
function emblematic(set: string): number {
  const cards = DESIGNS.flatMap((card, design) => (card?.set === set ? [{ card, design }] : []));
  const known = cards.find(({ card }) => card.type === 'minion') ?? cards[0];
  return known?.design ?? 0;
}
