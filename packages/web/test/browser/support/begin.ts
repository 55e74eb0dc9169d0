/**
 * Runs in a page before anything else: a visitor comes with what they have chosen before, and lots
 * always fall the same, so that every time the same cards are dealt.
 */
export function beginWith(settings: string): void {
  // A page that shows nothing yet has no storage.
  if (location.protocol === 'about:') return;
  localStorage['grimrule.settings'] ??= settings;
  crypto.getRandomValues = (bytes) => {
    const lot = Number(localStorage.lot ?? 0) + 1;
    localStorage.lot = lot;
    if (bytes instanceof Uint8Array) bytes.set(bytes.map((_, at) => lot * 31 + at * 7));
    return bytes;
  };
}
