import type { Tampering } from '@grimrule/kernel/testing';
import { Lots, says } from '@grimrule/kernel/testing';
import { importsIn } from '@grimrule/words/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { campaignByLot } from '../late/campaign.ts';
import { audit } from './auditor.ts';
import type { Played, Setting } from './games.ts';
import { play } from './games.ts';
import { Report } from './report.ts';
import { TAMPERINGS } from './tamperings.ts';

const SCENARIOS = ['passage', 'anduin', 'dol-guldur'] as const;
const DECKS = ['leadership', 'tactics', 'spirit', 'lore'] as const;

/** Every scenario with one to four players in both modes, beginning with another deck each time. */
const OPTIONS: readonly Setting[] = SCENARIOS.flatMap((scenario) =>
  [1, 2, 3, 4].flatMap((players) =>
    DECKS.map((_, turn): Setting => {
      const decks = DECKS.map((_none, seat) => DECKS[(turn + seat) % 4] ?? DECKS[0]);
      const mode = turn % 2 === 0 ? 'standard' : 'easy';
      return { scenario, mode, decks: decks.slice(0, players), firstPlayer: turn % players };
    }),
  ),
);

/** Random games of a campaign: each scenario alone and together. */
const CAMPAIGNS: readonly Setting[] = SCENARIOS.flatMap((scenario) =>
  [1, 2, 3, 4].flatMap((players) =>
    ['one', 'two', 'three'].map((turn): Setting => {
      const campaign = campaignByLot(new Lots(`${scenario} ${players} ${turn}`), players, scenario);
      return { scenario, mode: 'standard', decks: [], firstPlayer: 0, campaign };
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

  test.each(SCENARIOS)('finds quest, threat, engagement and combat of %s in order', (scenario) => {
    const those = games.filter(({ options }) => options.scenario === scenario);
    expect(those.length).toBeGreaterThan(0);
    for (const { log, options } of those) {
      expect(audit(log, options).findings, JSON.stringify(options)).toEqual([]);
    }
  });

  test('finds them in order in games of a campaign', () => {
    for (const options of CAMPAIGNS) {
      const { log } = play(options, `audit of ${JSON.stringify(options)}`);
      expect(audit(log, options).findings, JSON.stringify(options)).toEqual([]);
    }
  });

  test('can check nearly everything it looks at', () => {
    const sum = new Report();
    for (const { log, options } of games) sum.add(audit(log, options));
    for (const [matter, checked] of sum.checked) {
      const skipped = sum.skipped.get(matter) ?? 0;
      expect(checked / (checked + skipped), matter).toBeGreaterThan(0.9);
    }
    const checks = [...sum.checked.values()].reduce((total, each) => total + each, 0);
    expect(checks).toBeGreaterThan(20_000);
    const quests = games.flatMap(({ log }) => log.filter((entry) => says(entry, 'questResolved')));
    expect(quests.length).toBeGreaterThan(100);
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
