interface Choice<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

interface List<T> {
  readonly message: string;
  readonly options: readonly Choice<T>[];
  readonly first?: T;
  readonly items?: number;
  readonly signal?: AbortSignal;
}

/** A list to choose one of; a symbol if the person left it. */
export async function choose<T>(list: List<T>): Promise<T | symbol> {
  const { select } = await import('@clack/prompts');
  const { message, options, first, items, signal } = list;
  const at = options.findIndex(({ value }) => value === first);
  const picked = await select<number>({
    message,
    options: options.map(({ label, hint }, value) =>
      hint === undefined ? { value, label } : { value, label, hint },
    ),
    initialValue: Math.max(0, at),
    ...(items === undefined ? {} : { maxItems: items }),
    ...(signal === undefined ? {} : { signal }),
    ...STYLE,
  });
  if (typeof picked === 'symbol') return picked;
  const found = options[picked];
  if (!found) throw new Error(`no option ${picked}`);
  return found.value;
}

/** Short, and without hints that the library has in English only. */
export const STYLE = { withGuide: false, showInstructions: false } as const;
