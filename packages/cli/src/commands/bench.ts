import type { Measured } from '@grimrule/bots';
import { measure } from '@grimrule/bots';
import type { Language } from '@grimrule/kernel';
import { GAME_NAMES, gameNamed } from '../games.ts';
import { columnsOf } from '../screen/text.ts';
import { CLI_WORDS } from '../words/words.ts';

export function bench(
  options: { readonly json?: true; readonly seconds: number },
  language: Language,
): void {
  const results: Record<string, Measured> = {};
  for (const name of GAME_NAMES) {
    const { game, options: setup } = gameNamed(name);
    results[name] = measure(game, options.seconds, setup);
  }
  if (options.json) {
    process.stdout.write(`${JSON.stringify(results)}\n`);
    return;
  }
  const names = CLI_WORDS[language].bench;
  for (const [game, measured] of Object.entries(results)) {
    const rows = Object.entries(measured).map(([key, value]: [string, number]) => [
      `  ${names[key as keyof Measured]}`,
      value.toLocaleString(language).padStart(14),
    ]);
    process.stdout.write(`${[game, ...columnsOf(rows)].join('\n')}\n`);
  }
}
