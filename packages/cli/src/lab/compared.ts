import { argumentsIn } from '../arguments.ts';
import { foreignFlags } from '../game-flags.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { nearest } from '../nearest-names.ts';
import type { CliWords } from '../words/en.ts';

/** A word as a shell would take it: in quotes, or up to the next space. */
const WORD = /"([^"]*)"|'([^']*)'|(\S+)/g;

const BOT = 'bot';

/**
 * The options of the second setting, typed as one text: `--heroes iron-man --bot random`. It says what is
 * different; everything else is as in the first.
 */
export function comparedOptions(
  game: string,
  typed: string,
  say: CliWords,
): Readonly<Record<string, string>> {
  const words = [...typed.matchAll(WORD)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
  const { flags } = gameNamed(game);
  const known = [...flags.map(({ name }) => name), BOT];
  const found: Record<string, string> = {};
  for (let at = 0; at < words.length; ) {
    const word = words[at++] ?? '';
    const name = word.replace(/^--/, '');
    if (word === name || !known.includes(name)) {
      const all = known.map((each) => `--${each}`);
      if (foreignFlags(game).includes(word)) {
        throw new Mistake(say.foreignOption(game, word, nearest(word, all), all));
      }
      throw new Mistake(say.unknown(say.kinds.option, word, nearest(word, all), all));
    }
    const isPlain = flags.some((flag) => flag.name === name && flag.value === undefined);
    const value = isPlain ? '' : words[at++];
    if (value === undefined) throw new Mistake(say.missingValue(word));
    found[name] = name === BOT ? argumentsIn(say).bot(value) : value;
  }
  return found;
}
