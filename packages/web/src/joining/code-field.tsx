import type { CSSProperties } from 'react';
import { useId } from 'react';
import { codeIn } from '../link/codes.ts';
import './code-field.css';

/** A code that was told by word of mouth. Each character has a tile of its own, in one real field. */
export function CodeField(props: {
  readonly label: string;
  /** Where a heading says it already. */
  readonly isLabelHidden?: boolean;
  /** How many characters such a code has. */
  readonly length: number;
  readonly value: string;
  readonly onChange: (code: string) => void;
}) {
  const { label, isLabelHidden = false, length, value, onChange } = props;
  const id = useId();
  return (
    <div className="code-field" style={{ '--length': length } as CSSProperties}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <div className="code-tiles">
        {Array.from({ length }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place.
            key={place}
            className="code-tile"
            data-filled={place < value.length || undefined}
            data-next={place === value.length || undefined}
            aria-hidden="true"
          />
        ))}
        <input
          id={id}
          className="code-input"
          value={value}
          onChange={({ target }) => onChange(codeIn(target.value).slice(0, length))}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
    </div>
  );
}
