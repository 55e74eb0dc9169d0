import { isSent } from '@grimrule/kernel';

/** Two decks as options take them are the same if these texts are, in whatever order they name their cards. */
export function sameness(option: unknown): string {
  if (Array.isArray(option)) return JSON.stringify([...option].sort());
  if (!isSent(option)) return JSON.stringify(option);
  const fields = Object.entries(option).map(([field, value]) => [field, sameness(value)] as const);
  return JSON.stringify([...fields].sort());
}
