import { SCENARIOS } from '@grimrule/champions';
import { useId } from 'react';
import { useChampionsTexts } from '../texts/texts.ts';
import type { SetupChoice } from './choice.ts';

interface MoreChoicesProps {
  readonly chosen: SetupChoice;
  readonly onChange: (part: Partial<SetupChoice>) => void;
}

const HEROIC = [0, 1, 2, 3, 4];
/** Stages are numbered in Roman numerals, as on the cards. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** Heroic levels and skirmish. */
export function MoreChoices({ chosen, onChange }: MoreChoicesProps) {
  const texts = useChampionsTexts();
  const id = useId();
  const { heroic, skirmish, scenario } = chosen;
  const stages = SCENARIOS.find(({ slug }) => slug === scenario)?.villain.length ?? 0;
  return (
    <>
      <div className="setup-part">
        <label htmlFor={`${id}-heroic`}>{texts.setup.heroic}</label>
        <select
          id={`${id}-heroic`}
          className="button"
          value={heroic}
          onChange={({ target }) => onChange({ heroic: Number(target.value) })}
          aria-describedby={`${id}-heroic-hint`}
        >
          {HEROIC.map((level) => (
            <option key={level} value={level}>
              {level === 0 ? texts.setup.heroicNone : level}
            </option>
          ))}
        </select>
        <p className="quiet" id={`${id}-heroic-hint`}>
          {texts.setup.heroicHint}
        </p>
      </div>
      <div className="setup-part">
        <label htmlFor={`${id}-skirmish`}>{texts.setup.skirmish}</label>
        <select
          id={`${id}-skirmish`}
          className="button"
          value={skirmish ?? 0}
          onChange={({ target }) => onChange({ skirmish: Number(target.value) || undefined })}
          aria-describedby={`${id}-skirmish-hint`}
        >
          <option value={0}>{texts.setup.skirmishNone}</option>
          {ROMAN.slice(0, stages).map((stage, index) => (
            <option key={stage} value={index + 1}>
              {texts.setup.skirmishStage(stage)}
            </option>
          ))}
        </select>
        <p className="quiet" id={`${id}-skirmish-hint`}>
          {texts.setup.skirmishHint}
        </p>
      </div>
    </>
  );
}
