import type { GameRecord, Line } from '@grimrule/kernel';
import { readRecord } from '@grimrule/kernel';
import { contentOf, saveAsFile } from './files.ts';

/** Saves a game as a file of this computer, with the player's report. */
export function download(record: GameRecord, report?: string): void {
  saveAsFile(record.game, report ? { ...record, report } : record);
}

/** The game in a chosen file; a line says what is wrong with it. */
export async function recordIn(file: Blob): Promise<GameRecord | Line> {
  return readRecord(await contentOf(file));
}
