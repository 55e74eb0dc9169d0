import type { Measured } from '@grimrule/bots';
import { measure } from '@grimrule/bots';
import type { Language } from '@grimrule/words';
import { GAME_NAMES, gameNamed } from '../games.ts';
import { columnsOf } from '../screen/text.ts';
import type { Streams } from '../streams.ts';
import { print } from '../streams.ts';
import { CLI_WORDS } from '../words/words.ts';

/** Measures a game, or all of them. */
export function bench(
  only: string | undefined,
  options: { readonly json?: true; readonly seconds: number },
  language: Language,
  streams: Streams,
): void {
  const say = CLI_WORDS[language];
  const results: Record<string, Measured> = {};
  for (const name of only === undefined ? GAME_NAMES : [only]) {
    const { game, setUp } = gameNamed(name);
    results[name] = measure(game, options.seconds, setUp({}, say).options);
  }
  if (options.json) {
    print(streams, [JSON.stringify(results)]);
    return;
  }
  for (const [game, measured] of Object.entries(results)) {
    const rows = Object.entries(measured).map(([key, value]: [string, number]) => [
      `  ${say.bench[key as keyof Measured]}`,
      value.toLocaleString(language).padStart(14),
    ]);
    print(streams, [game, ...columnsOf(rows)]);
  }
}
