const ASKED = 'grimrule.storage-asked';

/** Asks the browser once to keep what is stored here also when space runs short. */
export async function askToKeep(): Promise<void> {
  const manager = storageManager();
  // Some browsers ask the person, so once is enough.
  if (!manager || localStorage.getItem(ASKED)) return;
  localStorage.setItem(ASKED, '1');
  await manager.persist().catch(() => false);
}

/** Whether the browser has promised to keep what is stored here. */
export async function isKept(): Promise<boolean> {
  return (
    (await storageManager()
      ?.persisted()
      .catch(() => false)) ?? false
  );
}

/** Pages without encryption have none. */
const storageManager = (): StorageManager | undefined => globalThis.navigator?.storage;
