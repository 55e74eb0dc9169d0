import { chosenLanguage } from './language.ts';
import { isMistake } from './mistake.ts';
import { run } from './program.ts';
import type { Streams } from './streams.ts';
import { complain } from './streams.ts';
import { CLI_WORDS } from './words/words.ts';

/** Runs what was typed after `grimrule`, and gives the exit code. */
export async function runCommand(
  args: readonly string[],
  streams: Streams,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const language = chosenLanguage(args, environment);
  try {
    return await run(args, language, streams);
  } catch (error) {
    const mistake = isMistake(error);
    const what = error instanceof Error ? error.message : String(error);
    complain(streams, [mistake ? what : CLI_WORDS[language].broken(what)]);
    return mistake ? 2 : 1;
  }
}
