import type { CreatedCode, CreatedPlayer, PlayerInfo } from '@grimrule/room';
import { ask } from './ask.ts';

export const makePlayer = (made: { readonly name: string; readonly label: string }) =>
  ask<CreatedPlayer>('players', made);

export const aboutPlayer = (key: string) => ask<PlayerInfo>('players/me', { key });

export const renamePlayer = (key: string, name: string) =>
  ask<PlayerInfo>('players/me/name', { key, name });

/** Takes the keys of one device, or of all the others, away. */
export const revokeDevices = (key: string, device: string) =>
  ask<PlayerInfo>('players/me/revoke', { key, device });

export const makeDeviceCode = (key: string) => ask<CreatedCode>('players/me/code', { key });

export const enterDeviceCode = (code: string, label: string) =>
  ask<CreatedPlayer>('players/code', { code, label });
