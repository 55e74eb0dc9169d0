type Titles = Readonly<Record<string, readonly [en: string, de: string]>>;

/** Titles of rules and steps that stand side by side, by language. */
export function titlesByLanguage<T extends Titles>(titles: T) {
  const column = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(titles).map(([id, pair]) => [id, pair[index]])) as Readonly<
      Record<keyof T & string, string>
    >;
  return { en: column(0), de: column(1) } as const;
}
