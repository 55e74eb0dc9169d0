/** What the page about the tests of a rulebook says. */
export const coverageEn = {
  title: 'What the tests prove: {{game}}',
  intro:
    'Grimrule does not only explain the rules, it is held to them: every entry that states a behaviour is proved by tests, which run whenever something is changed. Here you see which tests prove what. If one were missing, no new version could be built.',
  loading: 'Fetching the tests …',
  totals: 'In numbers',
  total: {
    proved_one: '{{count}} entry proved by tests',
    proved_other: '{{count}} entries proved by tests',
    definition_one: '{{count}} entry is only a definition',
    definition_other: '{{count}} entries are only definitions',
    missing_one: '{{count}} entry without a test',
    missing_other: '{{count}} entries without a test',
  },
  filter: 'Which entries to show',
  show: { all: 'All', proved: 'Proved', definition: 'Only definitions' },
  find: 'Find a title',
  count_one: '{{count}} entry shown',
  count_other: '{{count}} entries shown',
  provedBy_zero: 'Not yet proved by a test',
  provedBy_one: 'Proved by {{count}} test',
  provedBy_other: 'Proved by {{count}} tests',
  missing: 'No test proves this yet.',
  why: {
    term: 'Only names something that other entries speak of, so there is nothing to test.',
    pointer: 'Only says where to read on, so there is nothing to test.',
    table: 'About cards, hands and people at a table, not about the course of the game.',
    elsewhere: 'About products that Grimrule does not play.',
  },
};
