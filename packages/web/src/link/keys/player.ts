import { useSettings } from '../../settings/settings.ts';
import type { Asked } from '../server/ask.ts';
import { isRefused } from '../server/ask.ts';
import { aboutPlayer, makePlayer } from '../server/players-api.ts';
import { deviceLabel } from './device-label.ts';
import { readKept, writeKept } from './kept-texts.ts';

const KEPT = 'grimrule.player';

/** The player of this browser, as the server knows them: by a key that only this browser has. */
export interface KeptPlayer {
  /** The public name: the same at all seats of this player. */
  readonly player: string;
  readonly key: string;
}

export function keptPlayer(): KeptPlayer | null {
  const { player, key } = readKept<KeptPlayer>(KEPT);
  return typeof key === 'string' && typeof player === 'string' ? { player, key } : null;
}

export function keepPlayer({ player, key }: KeptPlayer): void {
  writeKept(KEPT, { player, key });
}

export function forgetPlayer(): void {
  localStorage.removeItem(KEPT);
}

let making: Asked<KeptPlayer> | null = null;

/** The player of this browser, made when it is needed for the first time. */
export function needPlayer(): Asked<KeptPlayer> {
  const kept = keptPlayer();
  if (kept) return Promise.resolve(kept);
  making ??= make().finally(() => {
    making = null;
  });
  return making;
}

async function make(): Asked<KeptPlayer> {
  const { name } = useSettings.getState();
  const made = await makePlayer({ name, label: deviceLabel(navigator.userAgent) });
  if (isRefused(made)) return made;
  // Another tab may have been quicker: both then are the same player.
  const kept = keptPlayer() ?? { player: made.player, key: made.key };
  keepPlayer(kept);
  return kept;
}

/** Whether the server still knows a key; while it cannot be asked, nothing is given up. */
export async function isKnown(key: string): Promise<boolean> {
  const answer = await aboutPlayer(key);
  return !isRefused(answer) || answer.refused.reason !== 'wrongKey';
}

/**
 * Asks the server for something as the player of this browser. If the key has been revoked, or the
 * server has begun anew, this browser becomes a new player.
 */
export async function asPlayer<T>(act: (key: string) => Asked<T>): Asked<T> {
  const player = await needPlayer();
  if (isRefused(player)) return player;
  const answer = await act(player.key);
  const isBarred = isRefused(answer) && answer.refused.reason === 'wrongKey';
  if (!isBarred || (await isKnown(player.key))) return answer;
  forgetPlayer();
  const anew = await needPlayer();
  return isRefused(anew) ? anew : act(anew.key);
}
