/** The texts of the page about the tests of a rulebook. */
export const coverageEn = {
  title: 'Proved by tests: {{game}}',
  intro:
    'Grimrule does not only explain the rules, it is held to them: every entry that states a behaviour is proved by tests, which run with every change. This page lists the tests for each entry. If one were missing, no new version could be built.',
  loading: 'Loading the tests …',
  totals: 'In numbers',
  total: {
    proved_one: '{{count}} entry proved by tests',
    proved_other: '{{count}} entries proved by tests',
    definition_one: '{{count}} entry is only a definition',
    definition_other: '{{count}} entries are only definitions',
    missing_one: '{{count}} entry without a test',
    missing_other: '{{count}} entries without a test',
  },
  filter: 'Entries to show',
  show: { all: 'All', proved: 'Proved', definition: 'Only definitions' },
  find: 'Search titles',
  count_one: '{{count}} entry shown',
  count_other: '{{count}} entries shown',
  provedBy_zero: 'Not yet proved by a test',
  provedBy_one: 'Proved by {{count}} test',
  provedBy_other: 'Proved by {{count}} tests',
  missing: 'No test proves this entry yet.',
  why: {
    term: 'Only names a term that other entries use, so there is nothing to test.',
    pointer: 'Only points to another entry, so there is nothing to test.',
    table: 'About physical cards and people at a table, not about the course of the game.',
    elsewhere: 'About products that Grimrule does not include.',
  },
};
