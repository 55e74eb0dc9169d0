/**
 * A secret that a link carries behind its #, where no server sees it. It is taken out of the address,
 * so that it cannot be read off the screen, and kept for as long as the tab is open.
 */
export function carriedSecret(name: string): string | null {
  const kept = `grimrule.carried.${name}`;
  const found = /^#([\w-]+)$/.exec(location.hash)?.[1];
  if (found !== undefined) {
    sessionStorage.setItem(kept, found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(kept);
}
