import { Icon } from '../../card/icons.tsx';
import type { Kind } from '../desk/desk.ts';

export const toggled = <T,>(list: readonly T[], value: T): readonly T[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

/** Something to filter by, pressed or not. */
export function Chip(props: {
  readonly kind: Kind;
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly data: 'faction' | 'type' | 'resource';
}) {
  const { kind, name, isOn, onToggle, data } = props;
  const named = { [`data-${data}`]: kind.id };
  return (
    <button
      type="button"
      className="builder-chip"
      aria-pressed={isOn}
      onClick={onToggle}
      data-tone={kind.tone}
      {...named}
    >
      {kind.icon && <Icon name={kind.icon} />}
      {name}
    </button>
  );
}
