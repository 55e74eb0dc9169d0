// The import directions of the project. MAY_IMPORT is the whole architecture: a new package is
// added there, and imports nothing of ours until it is. Games come from games.json.

const GAMES = require('./games.json');

/** The other packages that the sources of each package may import. */
const MAY_IMPORT = {
  kernel: [],
  words: ['kernel'],
  ...Object.fromEntries(GAMES.map((game) => [game, ['kernel', 'words']])),
  rulebook: ['kernel'],
  decks: ['kernel'],
  bots: ['kernel'],
  lab: ['kernel', 'bots'],
  room: ['kernel', 'words'],
  server: ['kernel', 'words', ...GAMES, 'bots', 'room', 'lab'],
  web: ['kernel', 'words', ...GAMES, 'bots', 'decks', 'room', 'rulebook', 'lab'],
  cli: ['kernel', 'words', ...GAMES, 'bots', 'decks', 'rulebook', 'server', 'lab'],
};

/** The packages that only the tests of a package may import besides. */
const TESTS_MAY_ALSO_IMPORT = {
  ...Object.fromEntries(GAMES.map((game) => [game, ['bots']])),
  bots: GAMES,
  decks: GAMES,
  lab: GAMES,
  room: [...GAMES, 'bots'],
  rulebook: GAMES,
  web: ['server'],
};

const oneOf = (names) => `^packages/(?:${names.join('|')})/`;

const directions = Object.entries(MAY_IMPORT).flatMap(([name, others]) => {
  const forTests = [...others, ...(TESTS_MAY_ALSO_IMPORT[name] ?? [])];
  return [
    {
      name: `${name}-direction`,
      comment: `${name} may import of ours: ${others.join(', ') || 'nothing'}.`,
      severity: 'error',
      from: { path: `^packages/${name}/`, pathNot: `^packages/${name}/test/` },
      to: { path: '^packages/', pathNot: oneOf([name, ...others]) },
    },
    {
      name: `${name}-tests-direction`,
      comment: `The tests of ${name} may import of ours: ${[name, ...forTests].join(', ')}.`,
      severity: 'error',
      from: { path: `^packages/${name}/test/` },
      to: { path: '^packages/', pathNot: oneOf([name, ...forTests]) },
    },
  ];
});

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'package-without-direction',
      comment: 'This package is missing in MAY_IMPORT.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/', pathNot: oneOf(Object.keys(MAY_IMPORT)) },
      to: { path: '^packages/', pathNot: '^packages/$1/' },
    },
    {
      name: 'kernel-is-pure',
      comment: 'The kernel has no I/O, no clock and no library but its random generators.',
      severity: 'error',
      from: { path: '^packages/kernel/src/' },
      to: { pathNot: ['^packages/kernel/src/', '^node_modules/(?:pure-rand|@noble/ciphers)/'] },
    },
    {
      name: 'nothing-imports-cli',
      comment: 'The command line is the outermost layer.',
      severity: 'error',
      from: { pathNot: '^packages/cli/' },
      to: { path: '^packages/cli/' },
    },
    {
      name: 'packages-by-name',
      comment: 'Import another package by its name, not by a path into its folder.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'packages-by-name-from-outside',
      comment: 'Import a package by its name, not by a path into its folder.',
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: {
        path: '^packages/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'packages-by-their-index',
      comment:
        'What a package offers to others is what its index exports, and a game its rules alone.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/(?:(?:testing|operating|laboratory)/)?index\\.ts$',
          `${oneOf(GAMES)}src/registration\\.ts$`,
        ],
      },
    },
    {
      name: 'sources-without-tests',
      comment: 'Sources do not import tests or benchmarks.',
      severity: 'error',
      from: { path: '^packages/[^/]+/(?:src|bin)/' },
      to: { path: ['^packages/[^/]+/test/', '^bench/'] },
    },
    {
      name: 'declared-dependencies',
      comment: "Sources import only what their own package.json lists under 'dependencies'.",
      severity: 'error',
      from: { path: '^packages/[^/]+/(?:src|bin)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-circle',
      comment:
        'No circular imports, of types neither: what two files share goes into a third below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'The import leads nowhere, or past what the package exports.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(?:coverage|dist)/', '^packages/[^/]+/(?:coverage|dist)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
