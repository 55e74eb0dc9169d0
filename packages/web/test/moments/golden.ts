import { readFileSync } from 'node:fs';
import { champions } from '@grimrule/champions';
import type { Answer, Game, Json } from '@grimrule/kernel';
import { Match } from '@grimrule/kernel';
import { rings } from '@grimrule/rings';

/** A golden game of a game's own tests, played again with its kept answers. */
export function goldenMatch(game: 'champions' | 'rings', name: string): Match {
  const path = new URL(`../../../${game}/test/golden/${name}.jsonl`, import.meta.url);
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const { seed, ...options } = JSON.parse(head) as { readonly seed: string };
  const match = begun(game === 'champions' ? (champions as Game) : (rings as Game), options, seed);
  for (const line of lines) {
    const seat = match.state.prompt?.seat ?? -1;
    const answered = match.answer(seat, JSON.parse(line) as Answer);
    if ('refusal' in answered) throw new Error(`${game} ${name}: ${line} is refused`);
  }
  return match;
}

function begun(game: Game, options: Json, seed: string): Match {
  const match = Match.begin(game, options, seed);
  if (!(match instanceof Match)) throw new Error('these options are legal');
  return match;
}
