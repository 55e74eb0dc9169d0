import type { Tampering } from '@grimrule/kernel/testing';
import { says } from '@grimrule/kernel/testing';
import { importsIn } from '@grimrule/words/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from './auditor.ts';
import type { Audited } from './books.ts';
import type { Played } from './games.ts';
import { play } from './games.ts';
import { Report, total } from './report.ts';
import { TAMPERINGS } from './tamperings.ts';

const SCENARIOS = ['rhino', 'klaw', 'ultron'] as const;
const HEROES = ['spider-man', 'captain-marvel', 'she-hulk', 'iron-man', 'black-panther'] as const;
const MODULAR = [
  'bomb-scare',
  'masters-of-evil',
  'under-attack',
  'legions-of-hydra',
  'the-doomsday-chair',
] as const;
const MODES = [
  { mode: 'standard', heroic: 0 },
  { mode: 'expert', heroic: 0 },
  { mode: 'standard', heroic: 2 },
  { mode: 'expert', heroic: 1 },
] as const;

/** Every scenario in every mode with one to four players, in ever new company. */
const OPTIONS: readonly Audited[] = SCENARIOS.flatMap((scenario, turn) =>
  MODES.flatMap((mode, other) =>
    [1, 2, 3, 4].map((players) => {
      const heroes = HEROES.map((_, seat) => HEROES[(turn + 2 * other + seat) % 5] ?? HEROES[0]);
      const modular = [turn + other + players, turn + other + players + 2].map(
        (index) => MODULAR[index % 5] ?? MODULAR[0],
      );
      const firstPlayer = other % players;
      return { scenario, ...mode, heroes: heroes.slice(0, players), modular, firstPlayer };
    }),
  ),
);

/** What plays the games that are audited. */
const NO_PART_OF_IT = /^games\.ts$|\.spec\.ts$/;

let games: readonly Played[] = [];

beforeAll(() => {
  games = OPTIONS.map((options) => play(options, `audit of ${JSON.stringify(options)}`));
});

describe('the auditor', () => {
  test('shares no code with the rules: only the log, the printed cards and the options', () => {
    const foreign = importsIn(new URL('.', import.meta.url), NO_PART_OF_IT);
    expect(foreign).toEqual([
      '../../src/cards/card.ts',
      '../../src/cards/designs.ts',
      '@grimrule/kernel',
      '@grimrule/kernel/testing',
    ]);
  });

  test.each(SCENARIOS)('finds every villain phase against %s in order', (scenario) => {
    const against = games.filter(({ options }) => options.scenario === scenario);
    for (const { log, options } of against) {
      const { findings } = audit(log, options);
      expect(findings, JSON.stringify(options)).toEqual([]);
    }
  });

  test('can check nearly everything it looks at', () => {
    const sum = new Report();
    for (const { log, options } of games) sum.add(audit(log, options));
    for (const [matter, checked] of sum.checked) {
      const skipped = sum.skipped.get(matter) ?? 0;
      expect(checked / (checked + skipped), matter).toBeGreaterThan(0.9);
    }
    expect(total(sum.checked)).toBeGreaterThan(20_000);
    const phases = games.flatMap(({ log }) => log.filter((entry) => says(entry, 'villainPhase')));
    expect(phases.length).toBeGreaterThan(100);
  });
});

/** Tampers with the first game that offers an occasion. */
function findingsAfter(tampering: Tampering) {
  for (const { log, options } of games) {
    const wrong = tampering(log);
    if (wrong) return audit(wrong, options).findings;
  }
  throw new Error('no game offers an occasion');
}

describe('the auditor finds', () => {
  test.each(TAMPERINGS)('%s', (_what, matter, tampering) => {
    const matters = findingsAfter(tampering).map((finding) => finding.matter);
    expect(matters).toContain(matter);
  });
});
