const ASKED = 'grimrule.storage-asked';

/** Asks the browser once to keep what is stored here also when space runs short. */
export async function askToKeep(): Promise<void> {
  // Pages without encryption have no such storage. Some browsers ask the person, so once is enough.
  if (!('storage' in navigator) || localStorage.getItem(ASKED)) return;
  localStorage.setItem(ASKED, '1');
  await navigator.storage.persist().catch(() => false);
}

/** Whether the browser has promised to keep what is stored here. */
export async function isKept(): Promise<boolean> {
  return 'storage' in navigator && navigator.storage.persisted().catch(() => false);
}
