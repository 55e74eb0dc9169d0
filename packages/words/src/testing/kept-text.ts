import { readFileSync, writeFileSync } from 'node:fs';

/** Lines that are kept as text: what they are now, and what is kept. `renew` writes them anew. */
export function keptText(
  file: URL,
  lines: readonly string[],
  renew: string | undefined,
): { readonly now: string; readonly kept: string } {
  const now = `${lines.join('\n')}\n`;
  if (renew) writeFileSync(file, now);
  return { now, kept: readFileSync(file, 'utf8') };
}
