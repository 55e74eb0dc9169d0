const OURS = 'grimrule';
const DATABASES = [OURS, `${OURS}.history`, `${OURS}.decks`, `${OURS}.lab`];

/** Deletes everything that this browser keeps of Grimrule; false if another tab still holds some of it. */
export async function eraseEverything(): Promise<boolean> {
  const deleted = await Promise.all(DATABASES.map(deleteDatabase));
  eraseTexts(localStorage);
  eraseTexts(sessionStorage);
  // Pages without encryption have neither caches nor workers of this kind.
  if ('caches' in globalThis) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  if ('serviceWorker' in navigator) {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  }
  return deleted.every((isDeleted) => isDeleted);
}

/** An old or foreign tab may not let go of it; then it is deleted as soon as that tab is closed. */
function deleteDatabase(name: string): Promise<boolean> {
  return new Promise((done) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => done(true);
    request.onerror = () => done(false);
    request.onblocked = () => done(false);
  });
}

/** Other pages of the same address keep theirs. */
export function eraseTexts(storage: Storage): void {
  for (const name of Object.keys(storage)) {
    if (name.startsWith(`${OURS}.`)) storage.removeItem(name);
  }
}
