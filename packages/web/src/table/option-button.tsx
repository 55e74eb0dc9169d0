import type { Option } from '@grimrule/kernel';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Foresight } from './foresight.tsx';
import { placeOf } from './picking.ts';
import { useTable } from './table-context.tsx';

/** An option in words; looking at it tells what it will surely lead to. */
export function OptionButton(props: {
  readonly option: Option;
  readonly onPick?: () => void;
  readonly isMain?: boolean;
  /** What is drawn beside the words. */
  readonly children?: ReactNode;
}) {
  const { option, onPick, isMain = false, children } = props;
  const { words, reader, prompt, choice } = useTable();
  const [isLookedAt, setLookedAt] = useState(false);
  const text = words.option(option, reader, prompt?.ask);
  const look = {
    onFocus: () => setLookedAt(true),
    onBlur: () => setLookedAt(false),
    onMouseEnter: () => setLookedAt(true),
    onMouseLeave: () => setLookedAt(false),
  };
  return (
    <div className="option">
      <button
        type="button"
        className={`button ${isMain ? 'button-main' : ''}`}
        data-verb={option.verb}
        data-number={/^\d+$/.test(text) || undefined}
        aria-pressed={choice.isImmediate ? undefined : placeOf(choice.picked, option) >= 0}
        onClick={() => {
          choice.pick(option);
          onPick?.();
        }}
        {...look}
      >
        {text}
        {children}
      </button>
      {isLookedAt && choice.isImmediate && <Foresight answer={[option]} isFloating />}
    </div>
  );
}
