import type { Line } from '@grimrule/kernel';

/** How long a server may take to answer. */
const PATIENCE_MS = 15_000;

/** Why a server did not do what it was asked for. */
export interface ServerRefusal {
  /** A reason that the page has words for. */
  readonly reason: string;
  /** The problems of the options, in the words of the game. */
  readonly problems: readonly Line[];
  /** The values that the words of the reason use, such as how many seconds are left. */
  readonly besides?: Readonly<Record<string, unknown>>;
}

export type Asked<T> = Promise<T | { readonly refused: ServerRefusal }>;

/** The way to everything that a server does besides playing. */
export async function ask<T>(path: string, body?: unknown): Asked<T> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  try {
    const response = await fetch(`/api/${path}`, {
      ...request,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const answer: unknown = await response.json();
    return response.ok ? (answer as T) : { refused: refusalIn(answer) };
  } catch {
    // No network, no server, or something else than a server of ours.
    return { refused: { reason: 'unreachable', problems: [] } };
  }
}

/** The reason that an answer gives, if it gives one. */
export function refusalIn(answer: unknown): ServerRefusal {
  const { refusal, problems } = (answer ?? {}) as {
    readonly refusal?: { readonly reason?: Line };
    readonly problems?: readonly Line[];
  };
  const { say = 'unreachable', ...besides } = refusal?.reason ?? {};
  const told = { reason: say, problems: problems ?? [] };
  return Object.keys(besides).length > 0 ? { ...told, besides } : told;
}

export function isRefused<T>(
  answer: T | { readonly refused: ServerRefusal },
): answer is { readonly refused: ServerRefusal } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}
