import type { GameRecord, Line } from '@grimrule/kernel';
import { readRecord } from '@grimrule/kernel';

/** The name under which a game is saved, such as `grimrule-duel-2026-05-01-1830.json`. */
export function fileNameOf(game: string, at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `grimrule-${game}-${day}-${two(at.getHours())}${two(at.getMinutes())}.json`;
}

/** Saves a game as a file of this computer, with what somebody wrote about it. */
export function download(record: GameRecord, report?: string): void {
  const text = JSON.stringify(report ? { ...record, report } : record);
  const file = new Blob([text], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(record.game, new Date());
  link.click();
  URL.revokeObjectURL(address);
}

/** The game in a file that somebody chose; a line says what is wrong with it. */
export async function recordIn(file: Blob): Promise<GameRecord | Line> {
  try {
    return readRecord(JSON.parse(await file.text()));
  } catch {
    return { say: 'notARecord' };
  }
}
