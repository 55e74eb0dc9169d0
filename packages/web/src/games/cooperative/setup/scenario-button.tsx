import type { ReactNode } from 'react';
import { Icon } from '../../../card/icons.tsx';
import { useLanguage } from '../../../words/language.ts';

/** The scenarios of a box come in the order of their difficulty. */
const LEVELS = ['easy', 'medium', 'hard'] as const;

interface ScenarioButtonProps {
  readonly slug: string;
  readonly title: string;
  /** The place of the scenario in its box. */
  readonly index: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly className: string;
  /** The picture of the scenario. */
  readonly children: ReactNode;
}

/** A scenario to choose: its picture and how hard it is. */
export function ScenarioButton(props: ScenarioButtonProps) {
  const { slug, title, index, isChosen, onChoose, className, children } = props;
  const { t } = useLanguage();
  const level = Math.min(index, LEVELS.length - 1);
  const hint = t(`setup.levels.${LEVELS[level] ?? 'hard'}`);
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isChosen}
      onClick={onChoose}
      aria-label={`${title}, ${hint}`}
      data-scenario={slug}
    >
      {children}
      <span className="setup-hint">
        <span className="setup-level" aria-hidden="true">
          {LEVELS.map((each, at) => (
            <Icon key={each} name="threat" data-off={at > level || undefined} />
          ))}
        </span>
        {hint}
      </span>
    </button>
  );
}
