import type { IncomingHttpHeaders } from 'node:http';

/** What proxies add. One that adds nothing of it cannot be told from a program on its machine. */
const SIGNS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request was passed on by a proxy: then it comes from somebody else than its machine. */
export function isPassedOn(headers: IncomingHttpHeaders): boolean {
  return SIGNS.some((name) => headers[name] !== undefined);
}
