import type { Option } from '@grimrule/kernel';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTable } from '../table-context.tsx';
import { Foresight } from './foresight.tsx';
import { placeOf } from './picking.ts';

/** An option in words; looking at it tells what it will surely lead to. */
export function OptionButton(props: {
  readonly option: Option;
  readonly onPick?: () => void;
  /** The picture beside the words. */
  readonly children?: ReactNode;
}) {
  const { option, onPick, children } = props;
  const { words, reader, prompt, choice, page, language } = useTable();
  const nothing =
    option.verb === 'pass' ? page.passLabels?.[language][prompt?.ask.say ?? ''] : null;
  const text = nothing ?? words.option(option, reader, prompt?.ask);
  const button = (
    <button
      type="button"
      className="button"
      data-verb={option.verb}
      data-number={/^\d+$/.test(text) || undefined}
      aria-pressed={choice.isImmediate ? undefined : placeOf(choice.picked, option) >= 0}
      onClick={() => {
        choice.pick(option);
        onPick?.();
      }}
    >
      {text}
      {children}
    </button>
  );
  if (!choice.isImmediate) return button;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{button}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip" sideOffset={6} collisionPadding={8}>
          <Foresight answer={[option]} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
