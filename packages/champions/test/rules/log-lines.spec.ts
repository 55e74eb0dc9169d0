import { KeptLines, toldLine } from '@grimrule/kernel/testing';
import { sourcesIn } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { champions } from '../../src/game.ts';
import {
  damage,
  discardTop,
  loseGame,
  makeActive,
  putIntoPlay,
  query,
  sequence,
  takeDamage,
  titled,
  villain,
  winGame,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import { nameOf, optionName } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { begin, play } from '../table/play.ts';
import { HAPPENINGS } from './cases/happenings.ts';
import { LOG_LINES } from './cases/log-lines.ts';
import { QUESTIONS } from './cases/questions.ts';
import { REPORTS } from './cases/reports.ts';
import { doing } from './rewording.ts';

/** Tables on which lines are told that the other ones do not tell. */
const FURTHER: readonly (() => Play)[] = [
  () => begin({ heroes: ['spider-man'] }).choose('discard First Aid'),
  () => play({ players: [{ hero: 'she-hulk', damage: 9 }] }).choose('recover Jennifer Walters'),
  () => doing(damage(14, villain)),
  () => doing(discardTop('encounter', 1), {}, { wholeEncounterDeck: ['Shocker'] }),
  () =>
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', exhausted: true, dealt: ['Shocker'] }],
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary', 'Sandman'],
      gains: { Shocker: { surge: 1 } },
      phase: 'villain',
    }),
  () =>
    doing(
      takeDamage(20),
      {},
      {
        players: [
          { hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], engaged: ['Shocker'] },
          { hero: 'iron-man' },
        ],
      },
    ),
  () => {
    const klaw = query('villains', titled('Klaw'));
    return doing(
      sequence(putIntoPlay(query('encounterDeckTop')), makeActive(klaw)),
      {},
      {
        encounterDeck: ['Klaw'],
      },
    );
  },
  () => doing(winGame),
  () => doing(loseGame),
];

const tables: readonly (() => Play)[] = [
  ...Object.values(QUESTIONS).map(([table]) => table),
  ...Object.values(REPORTS).flatMap((cases) => cases.map(([table]) => table)),
  ...EVENTS.flatMap((kind) =>
    HAPPENINGS[kind].map(
      ([table]) =>
        () =>
          table(kind),
    ),
  ),
  ...FURTHER,
];

describe('the log', () => {
  const log = new KeptLines(LOG_LINES);

  test.each(tables.map((table, index) => ({ table, index })))('of table $index', ({ table }) => {
    const played = table();
    expect(log.hear(played.lines)).toEqual([]);
    expect(played.asked).not.toBe('');
  });

  test('of the setup', () => {
    const begun = champions.setup({ heroes: ['spider-man', 'iron-man'], firstPlayer: 1 }, 1);
    if ('problems' in begun) throw new Error(JSON.stringify(begun.problems));
    const lines = begun.log.map((entry) => toldLine(begun.state, entry, { nameOf, optionName }));
    expect(log.hear(lines)).toEqual([]);
  });

  test('tells of what every line speaks, and which rule it cites', () => {
    expect(log.untold()).toEqual([]);
  });

  test('tells every line that the rules have', () => {
    const sources = ['../../src/rules', '../../src/acts'].flatMap((path) =>
      sourcesIn(new URL(path, import.meta.url)),
    );
    expect(log.missing(sources.map(({ text }) => text))).toEqual([]);
  });
});
