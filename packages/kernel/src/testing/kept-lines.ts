/** The lines of the log that a spec keeps, beside those that its tables tell. */
export class KeptLines {
  private readonly told = new Set<string>();
  private readonly kept: readonly string[];

  constructor(kept: readonly string[]) {
    this.kept = kept;
  }

  /** Hears the lines of a table, and gives those that are not kept. */
  hear(lines: readonly string[]): readonly string[] {
    for (const line of lines) this.told.add(line);
    return lines.filter((line) => !this.kept.includes(line));
  }

  /** The kept lines that no table has told. */
  untold(): readonly string[] {
    return this.kept.filter((line) => !this.told.has(line));
  }

  /** The keys of lines that these sources tell and of which none is kept. */
  missing(sources: readonly string[]): readonly string[] {
    const keys = sources.flatMap((text) =>
      [...text.matchAll(/\btell\(\s*\{\s*say: '(\w+)'/g)].map(([, key = '']) => key),
    );
    const known = new Set(this.kept.map((line) => line.split(' ')[0]));
    return [...new Set(keys)].filter((key) => !known.has(key));
  }
}
