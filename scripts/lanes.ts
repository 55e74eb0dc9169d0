import { globSync } from 'tinyglobby';

/** The specs of a lane. */
interface Lane {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

type Lanes = Readonly<Record<string, Lane>>;

const NAMES_OF_GAMES = [
  'arena',
  'asking-everybody',
  'bot',
  'conformance',
  'fuzz',
  'legal',
  'matrix',
  'planning',
  'properties',
  'three-scenarios',
  'views',
  'wins',
];
const GAMES = [
  'packages/*/test/**/{auditor,golden,late}/**/*.spec.ts',
  `packages/!(cli)/test/**/{${NAMES_OF_GAMES.join()}}.spec.ts`,
  // Each of these starts the real program, which takes longer than a hundred specs of cards.
  'packages/cli/test/**/*.spec.ts',
];
/** Parts of the server that need neither a server nor a database are quick. */
const TRIALS = ['packages/server/test/*.spec.ts', 'packages/server/test/!(parts)/**/*.spec.ts'];
const BROWSER = ['packages/web/test/browser/**/*.spec.ts'];

/** Each is a project of vitest; docs/testing.md says what belongs where. */
export const LANES = {
  quick: {
    include: ['{packages/*,examples/*/packages/*,scripts}/test/**/*.spec.ts', 'bench/*.spec.ts'],
    exclude: [...GAMES, ...TRIALS, ...BROWSER],
  },
  games: { include: GAMES, exclude: [] },
  trials: { include: TRIALS, exclude: [] },
  browser: { include: BROWSER, exclude: [] },
} satisfies Lanes;

/** Every file that looks like a test, even in a wrong place or with a name that no lane knows. */
const SPECS = '**/*.{spec,test}.{ts,tsx,mts,cts,js,jsx,mjs,cjs}';

/** A sentence for every spec below a folder that is not in exactly one lane. */
export function misplacedSpecs(folder: string, lanes: Lanes = LANES): readonly string[] {
  const found = (patterns: string | readonly string[], ignore: readonly string[]) =>
    globSync(patterns, { cwd: folder, ignore: ['**/node_modules/**', ...ignore] });
  const lists = Object.entries(lanes).map(([name, { include, exclude }]) => ({
    name,
    specs: new Set(found(include, exclude)),
  }));
  return found(SPECS, ['**/dist/**'])
    .sort()
    .flatMap((spec) => {
      const names = lists.filter(({ specs }) => specs.has(spec)).map(({ name }) => name);
      if (names.length === 1) return [];
      return [`${spec} is in ${names.length === 0 ? 'no lane' : names.join(' and in ')}`];
    });
}
