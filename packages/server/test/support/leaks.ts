import type { Seat } from '@grimrule/kernel';

/**
 * Everything in a message that a seat must not have: cards it does not know, cards named in lines
 * of the log that it did not know then, and whatever the order of the cards could be told from.
 * A spectator is a seat beyond the last and may know what everybody knows.
 */
export function leaksIn(message: unknown, seat: Seat, seats: number): readonly string[] {
  const mask = seat < seats ? 1 << seat : (1 << seats) - 1;
  const mayKnow = (seen: unknown) => typeof seen === 'number' && (seen & mask) === mask;
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      const here = `${path}.${name}`;
      if (name === 'random' || name === 'seed') found.push(here);
      if (name === 'seen' && typeof part === 'number' && !mayKnow(part)) found.push(here);
      if (name === 'seen' && typeof part === 'object' && part !== null) {
        for (const [card, seen] of Object.entries(part)) {
          if (!mayKnow(seen)) found.push(`${here}.${card}`);
        }
      }
      if (name === 'prompt' && isOfAnother(part, seat)) found.push(here);
      look(part, here);
    }
  };
  look(message, '');
  return found;
}

function isOfAnother(prompt: unknown, seat: Seat): boolean {
  if (typeof prompt !== 'object' || prompt === null) return false;
  return (prompt as { readonly seat?: unknown }).seat !== seat;
}
