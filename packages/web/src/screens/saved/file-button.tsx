import { useRef } from 'react';

/** A button that asks for a file. */
export function FileButton(props: {
  readonly label: string;
  readonly verb: string;
  readonly onFile: (file: File) => Promise<void>;
}) {
  const { label, verb, onFile } = props;
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="button"
        data-verb={verb}
        onClick={() => field.current?.click()}
      >
        {label}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void onFile(file);
        }}
      />
    </>
  );
}
