import type { Plan, Setting } from '@grimrule/lab';
import type { Language } from '@grimrule/words';
import { checkSetup, foreign, givenFor } from '../game-flags.ts';
import { gameNamed } from '../games.ts';
import { Mistake } from '../mistake.ts';
import type { Setup } from '../table-game.ts';
import type { CliWords } from '../words/en.ts';
import { CLI_WORDS } from '../words/words.ts';
import { comparedOptions } from './compared.ts';

/** What was typed after `grimrule lab`, besides the options of the game. */
export interface Asked {
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly bot: string;
  readonly against?: string;
  readonly compare?: string;
  readonly table?: true;
}

/** A plan, and for each of its settings what people call it and the options that ask for it. */
export interface Planned {
  readonly plan: Plan;
  readonly setups: readonly Setup[];
}

export function planned(name: string, asked: Asked, language: Language): Planned {
  const say = CLI_WORDS[language];
  const { games, from, seed, against, compare, table } = asked;
  if (compare !== undefined && table) throw new Mistake(say.conflict('--compare', '--table'));
  if (against !== undefined && gameNamed(name).cooperative) throw foreign(name, '--against', say);
  const settings = table ? combined(name, asked, say) : typed(name, asked, say);
  for (const { setup } of settings) checkSetup(gameNamed(name), setup, language);
  return {
    plan: { game: name, settings: settings.map(({ setting }) => setting), games, from, seed },
    setups: settings.map(({ setup }) => setup),
  };
}

interface Typed {
  readonly setup: Setup;
  readonly setting: Setting;
}

/** The setting that was typed, and the one that it is compared with. */
function typed(name: string, asked: Asked, say: CliWords): readonly Typed[] {
  const { bot, against, compare } = asked;
  const given = givenFor(name, asked, say);
  const table = gameNamed(name);
  const first = settingOf(table.setUp(given, say), bot, against, {});
  if (compare === undefined) return [first];
  const { bot: otherBot = bot, ...other } = comparedOptions(name, compare, say);
  return [first, settingOf(table.setUp({ ...given, ...other }, say), otherBot, against, {})];
}

/** Every setting of the game, or as many as were asked for. */
function combined(name: string, asked: Asked, say: CliWords): readonly Typed[] {
  const combinations = gameNamed(name).combinations(givenFor(name, asked, say), say);
  if (combinations.length === 0) throw new Mistake(say.noMatrix(name));
  return combinations.map(({ setup, facts }) => {
    const words = Object.entries(facts).map(([fact, value]) => [fact, String(value)]);
    return settingOf(setup, asked.bot, asked.against, Object.fromEntries(words));
  });
}

function settingOf(
  setup: Setup,
  bot: string,
  against: string | undefined,
  facts: Readonly<Record<string, string>>,
): Typed {
  const bots = against === undefined ? [bot] : [bot, against];
  // Plans are the same in whatever language they were typed.
  const name = [setup.title.en, ...bots].filter((part) => part !== '').join(', ');
  return { setup, setting: { name, facts, options: setup.options, bots } };
}
