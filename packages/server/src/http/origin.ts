import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own page. Browsers say from which page a request comes, and no
 * page can make them say something else; programs that are no browsers need not say anything.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
