import type { Option } from '@grimrule/kernel';
import { sameOption } from '@grimrule/kernel';
import { useState } from 'react';
import { Foresight } from './foresight.tsx';
import { useTable } from './table-context.tsx';

/** An option in words; looking at it tells what it will surely lead to. */
export function OptionButton(props: { readonly option: Option; readonly onPick?: () => void }) {
  const { option, onPick } = props;
  const { words, reader, prompt, choice } = useTable();
  const [isLookedAt, setLookedAt] = useState(false);
  const isPicked = choice.picked.some((other) => sameOption(other, option));
  return (
    <div className="option">
      <button
        type="button"
        className="button"
        data-verb={option.verb}
        aria-pressed={choice.isImmediate ? undefined : isPicked}
        onClick={() => {
          choice.pick(option);
          onPick?.();
        }}
        onFocus={() => setLookedAt(true)}
        onBlur={() => setLookedAt(false)}
        onMouseEnter={() => setLookedAt(true)}
        onMouseLeave={() => setLookedAt(false)}
      >
        {words.option(option, reader, prompt?.ask)}
      </button>
      {isLookedAt && choice.isImmediate && <Foresight answer={[option]} />}
    </div>
  );
}
