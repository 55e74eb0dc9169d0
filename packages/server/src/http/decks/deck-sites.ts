/** The sites that may be asked for decks, by host: where each of them is reached. */
export type DeckSites = Readonly<Record<string, string>>;

export const DECK_SITES: DeckSites = {
  'marvelcdb.com': 'https://marvelcdb.com',
  'ringsdb.com': 'https://ringsdb.com',
};

/** Where each site keeps a deck: one that was published, and one that its owner shares. */
const PATHS: Readonly<Record<string, (id: string, isPublished: boolean) => string>> = {
  'marvelcdb.com': (id, isPublished) =>
    `/api/public/${isPublished ? 'decklist' : 'deck'}/${id}.json`,
  'ringsdb.com': (id, isPublished) =>
    isPublished ? `/api/public/decklist/${id}.json` : `/api/oauth2/deck/load/${id}`,
};

const PATIENCE_MS = 8_000;
/** A deck has a few kilobytes; its description may have some more. */
const MOST_BYTES = 256 * 1024;
const MOST_REDIRECTS = 2;
const SERVER_ERROR = 500;

interface Asked {
  readonly host: string;
  readonly id: string;
  readonly isPublished: boolean;
}

type Fetched =
  | { readonly text: string }
  | { readonly why: 'siteOff' | 'siteSilent' | 'noSuchDeck' };

/** The text of a deck at a site. Nothing else is ever asked, whatever an answer says. */
export async function fetchDeck(sites: DeckSites, asked: Asked): Promise<Fetched> {
  const { host, id, isPublished } = asked;
  const base = Object.hasOwn(sites, host) ? sites[host] : undefined;
  const path = Object.hasOwn(PATHS, host) ? PATHS[host] : undefined;
  if (base === undefined || path === undefined) return { why: 'siteOff' };
  try {
    const answer = await follow(new URL(path(id, isPublished), base), base);
    if (!answer || answer.status >= SERVER_ERROR) return { why: 'siteSilent' };
    if (!answer.ok) return { why: 'noSuchDeck' };
    const text = await textOf(answer);
    if (text === null) return { why: 'siteSilent' };
    // A deck that is not there is empty text at one site, and a page to read at the other.
    return /^\s*[{[]/.test(text) ? { text } : { why: 'noSuchDeck' };
  } catch {
    return { why: 'siteSilent' };
  }
}

/** The answer at an address, also after the site has moved it within itself; null if it leads elsewhere. */
async function follow(from: URL, base: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let url = from;
  for (let step = 0; step <= MOST_REDIRECTS; step++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: { accept: 'application/json' },
    });
    const location = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || location === null) return answer;
    await answer.body?.cancel();
    url = new URL(location, url);
    if (url.origin !== new URL(base).origin) return null;
  }
  return null;
}

/** The text of an answer; null if it is larger than any deck. */
async function textOf(answer: Response): Promise<string | null> {
  const reader = answer.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    bytes += value.byteLength;
    if (bytes > MOST_BYTES) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}
