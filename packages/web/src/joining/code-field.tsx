import type { CSSProperties } from 'react';
import { useId, useState } from 'react';
import { codeIn } from '../link/keys/codes.ts';
import './code-field.css';

/**
 * A code that was told by word of mouth. Each character is drawn on a tile of its own; over the
 * tiles lies one real field, so that typing, pasting and reading aloud work as in any other.
 */
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
  const [caret, setCaret] = useState(0);
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
            data-next={place === Math.min(caret, length - 1) || undefined}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
        <input
          id={id}
          className="code-input"
          value={value}
          onChange={({ target }) => {
            const before = target.value.slice(0, target.selectionStart ?? length);
            setCaret(codeIn(before).length);
            onChange(codeIn(target.value).slice(0, length));
          }}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? 0)}
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
