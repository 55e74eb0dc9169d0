import type { Option } from '@grimrule/kernel';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTable } from '../table-context.tsx';
import { DeedButton } from './deeds/deed-button.tsx';
import { deedOf } from './deeds/deeds.ts';
import { useDeedTelling } from './deeds/use-deeds.ts';
import { placeOf } from './picking.ts';

/** An option in words, with what it does; without a telling picture it may have one of its own. */
export function OptionButton(props: {
  readonly option: Option;
  readonly onPick?: () => void;
  /** The picture beside the words. */
  readonly children?: ReactNode;
}) {
  const { option, onPick, children } = props;
  const { words, reader, prompt, choice } = useTable();
  const telling = useDeedTelling();
  const isPlain = children !== undefined || prompt?.cost !== undefined;
  const deed = useMemo(
    () => (telling && !isPlain ? deedOf(telling, option) : null),
    [telling, option, isPlain],
  );
  if (deed) return <DeedButton deed={deed} {...(onPick ? { onPick } : {})} />;
  return (
    <button
      type="button"
      className="button"
      data-verb={option.verb}
      aria-pressed={choice.isImmediate ? undefined : placeOf(choice.picked, option) >= 0}
      onClick={() => {
        choice.pick(option);
        onPick?.();
      }}
    >
      {words.option(option, reader, prompt?.ask)}
      {children}
    </button>
  );
}
