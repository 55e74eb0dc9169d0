/** Looked for in this order: most browsers also name those that they want to be taken for. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** The label of a device in the list of one's devices, such as "Firefox, Windows". */
export function deviceLabel(userAgent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap(
    (names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? [],
  );
  return found.join(', ');
}
