interface Coded {
  readonly code: string;
}

/** The names of cards in addresses: pieces that are in no printed set have none. */
export function codesOf(designs: readonly Coded[], printed: readonly Coded[]) {
  const codes: ReadonlySet<string> = new Set(printed.map(({ code }) => code));
  return (design: number): string | null => {
    const code = designs[design]?.code ?? '';
    return codes.has(code) ? code : null;
  };
}
