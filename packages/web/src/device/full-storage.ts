import { create } from 'zustand';

/** What could not be stored because the storage of this browser is full. */
type Unstored = { readonly what: 'game' } | { readonly what: 'move'; readonly table: string };

export const useFullStorage = create<{ readonly unstored: Unstored | null }>(() => ({
  unstored: null,
}));

/** Whether something could not be stored because no more fits. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** Does some work; where no more fits, once more after room was made, if any could be made. */
export async function withRoom<T>(
  work: () => Promise<T>,
  makeRoom: () => Promise<boolean>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error) || !(await makeRoom())) throw error;
    return work();
  }
}
