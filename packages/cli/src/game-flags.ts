import type { State } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { GAME_NAMES, gameNamed } from './games.ts';
import { Mistake } from './mistake.ts';
import { nearest } from './nearest-names.ts';
import type { GameFlag, Given, Setup, TableGame } from './table-game.ts';
import type { CliWords } from './words/en.ts';

const flagOf = ({ name }: GameFlag) => `--${name}`;

/** Flags that only other games have. */
export function foreignFlags(game: string | undefined): readonly string[] {
  if (game === undefined || !GAME_NAMES.includes(game)) return [];
  const own = gameNamed(game).flags.map(flagOf);
  const all = GAME_NAMES.flatMap((name) => gameNamed(name).flags.map(flagOf));
  return all.filter((flag) => !own.includes(flag));
}

/** Takes the flags of a game out of what was typed; one of another game is a mistake. */
export function givenFor(name: string, typed: object, say: CliWords): Given {
  const values = typed as Readonly<Record<string, string | true | undefined>>;
  for (const flag of foreignFlags(name)) {
    if (values[flag.slice(2)] !== undefined) throw foreign(name, flag, say);
  }
  return Object.fromEntries(
    gameNamed(name).flags.map((flag) => {
      const value = values[flag.name];
      return [flag.name, value === true ? '' : value];
    }),
  );
}

export function foreign(name: string, flag: string, say: CliWords): Mistake {
  const own = gameNamed(name).flags.map(flagOf);
  return new Mistake(say.foreignOption(name, flag, nearest(flag, own), own));
}

/** Sets a game up to see whether that is possible; if not, the game says what is wrong, a line each. */
export function checkSetup(
  { game, words }: TableGame,
  { options }: Setup,
  language: Language,
): State {
  const begun = game.setup(options, '');
  if ('state' in begun) return begun.state;
  const reader = { seat: NONE, seats: 0, designOf: () => null };
  const lines = begun.problems.map((line) => words[language].line(line, reader));
  throw new Mistake(lines.join('\n'));
}
