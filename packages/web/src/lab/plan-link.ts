import type { Plan } from '@grimrule/lab';
import { readPlan } from '@grimrule/lab';

const FIELD = '#plan=';

/** The address under which others find the same plan; it stays behind the `#`, where no server sees it. */
export function addressOf(plan: Plan): string {
  const bytes = new TextEncoder().encode(JSON.stringify(plan));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const code = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${location.origin}/lab${FIELD}${code}`;
}

/** The plan behind the `#` of an address; null if there is none that can be read. */
export function planIn(hash: string): Plan | null {
  if (!hash.startsWith(FIELD)) return null;
  try {
    const code = hash.slice(FIELD.length).replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
    return readPlan(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}
