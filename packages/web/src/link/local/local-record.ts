import type { GameRecord, Match, Since } from '@grimrule/kernel';
import { resume } from '@grimrule/kernel';
import type { Room } from '@grimrule/room';
import { rulesOf } from '../../games/rules.ts';
import type { LocalTable } from './local-tables.ts';
import { readTable } from './local-tables.ts';
import { restoreLocally } from './restore-locally.ts';

/** A table of this browser with all its positions; null if it is not there or cannot be read. */
export async function readLocally(
  table: string,
): Promise<{ readonly stored: LocalTable; readonly room: Room } | null> {
  const stored = await readTable(table);
  const game = stored && (await rulesOf(stored.game, stored.options));
  if (!stored || !game) return null;
  const room = await restoreLocally(game, stored);
  return room && { stored, room };
}

/** The same as a file holds it. */
export async function localRecord(table: string): Promise<GameRecord | null> {
  return (await readLocally(table))?.room.record() ?? null;
}

/** Why the game of a record cannot be shown: a word for it, and what it speaks of. */
export interface CannotShow {
  readonly cannot: string;
  readonly count?: number;
}

/** The game of a record; of its decisions, how many at the end no longer fit, and why. */
interface Shown {
  readonly match: Match;
  readonly dropped: number;
  readonly since: Since | null;
}

export async function matchOf(record: GameRecord): Promise<Shown | CannotShow> {
  const game = await rulesOf(record.game, record.options);
  if (!game) return { cannot: 'unknownGame' };
  const resumed = resume(game, record);
  if ('match' in resumed) return resumed;
  const { say } = resumed.problems[0] ?? {};
  if (say === 'otherGenerator') return { cannot: say };
  const isOfOtherRules = record.rules !== game.definition.version;
  return { cannot: isOfOtherRules ? 'otherRules' : 'recordHasNoDecisions' };
}
