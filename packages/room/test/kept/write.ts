import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { numberingOf } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';
import { campaignLogs } from './campaigns.ts';
import { expectedOf } from './position.ts';
import { keptGames } from './records.ts';

const GAMES = [duel, champions, rings] as readonly Game[];

/** Writes records, campaign logs, and what the numbers in a position stand for. */
export function writeGames(folder: string, ownDeck: string): void {
  const write = (file: string, content: unknown, space?: number) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, space)}\n`);
  for (const part of ['records', 'campaigns', 'names']) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  const expected: Record<string, unknown> = {};
  for (const [name, play] of Object.entries(keptGames(readFileSync(ownDeck, 'utf8')))) {
    const match = play();
    write(`records/${name}.json`, match.record());
    expected[name] = expectedOf(match);
  }
  write('records.expected.json', expected);
  for (const [name, log] of Object.entries(campaignLogs())) write(`campaigns/${name}.json`, log, 1);
  for (const { name, definition } of GAMES) {
    const { version: rules } = definition;
    write(`names/${name}.json`, { rules, ...numberingOf(definition) });
  }
}
