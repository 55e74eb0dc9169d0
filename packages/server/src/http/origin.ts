import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from our own page. Browsers say from which page a request comes, and no
 * page can make them say something else; programs that are no browsers need not say anything.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  // Where a page only looks something up, browsers name no origin but say how near the page is: an
  // image on a page elsewhere would spend what the reader's address may cost.
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none';
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
