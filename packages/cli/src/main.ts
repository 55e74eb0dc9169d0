import { chosenLanguage } from './language.ts';
import { isMistake } from './mistake.ts';
import { run } from './program.ts';
import { CLI_WORDS } from './words/words.ts';

// Whoever reads our output may stop early (`| head`); that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
}

const args = process.argv.slice(2);
const language = chosenLanguage(args, process.env);
const say = CLI_WORDS[language];

try {
  await run(args, language);
} catch (error) {
  const mistake = isMistake(error);
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${mistake ? what : say.broken(what)}\n`);
  process.exitCode = mistake ? 2 : 1;
}
