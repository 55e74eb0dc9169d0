import { KeptLines, toldLine } from '@grimrule/kernel/testing';
import { sourcesIn } from '@grimrule/words/testing';
import { describe, expect, test } from 'vitest';
import { rings } from '../../src/game.ts';
import {
  action,
  attach,
  discard,
  loseGame,
  progress,
  query,
  quest,
  raiseThreat,
  reveal,
  toHand,
  winGame,
  you,
} from '../../src/vocabulary/builders.ts';
import { EVENTS } from '../../src/vocabulary/events.ts';
import { nameOf, optionName } from '../table/picture.ts';
import type { Play } from '../table/play.ts';
import { begin, play } from '../table/play.ts';
import { HAPPENINGS } from './cases/happenings.ts';
import { LOG_LINES } from './cases/log-lines.ts';
import { QUESTIONS } from './cases/questions.ts';
import { REPORTS } from './cases/reports.ts';
import { doing, saying } from './rewording.ts';

/** Tables on which lines are told that the other ones do not tell. */
const FURTHER: readonly (() => Play)[] = [
  () => begin({ decks: ['leadership'] }).choose('mulligan'),
  () =>
    play({
      players: [{ heroes: ['Gimli'] }],
      wholeEncounterDeck: ['Old Forest Road'],
      encounterDiscard: ['Wargs'],
      phase: 'quest',
      step: '3.3',
    }),
  () => play({ players: [{ heroes: ['Gimli'] }, { heroes: ['Aragorn'] }], phase: 'refresh' }),
  () => doing(attach(query('encounterDeckTop'), you), {}, { encounterDeck: ['Wargs'] }),
  () =>
    doing(
      discard(query('attachments')),
      { heroes: [{ card: 'Gimli', attached: ['Shadow Key'] }] },
      { scenario: 'dol-guldur' },
    ),
  () => doing(progress(8, quest)),
  () =>
    doing(
      reveal(query('encounterDeckTop')),
      {},
      {
        encounterDeck: ['Old Forest Road', 'Forest Gate'],
        gains: { 'Old Forest Road': { surge: 1, doomed: 2 } },
      },
    ),
  () => {
    saying('Stand Together', action(raiseThreat(you, 50)));
    saying('Feint', action(toHand(query('allies'))));
    return play({
      players: [
        { heroes: ['Gimli'], threat: 20, area: ['Wandering Took'], hand: ['Stand Together'] },
        { heroes: ['Legolas', 'Beravor'], threat: 20, resources: 1, hand: ['Feint'] },
      ],
    })
      .choose('use Wandering Took')
      .choose('play Stand Together')
      .until('actionWindow', 1)
      .choose('play Feint');
  },
  () => doing(winGame),
  () => doing(loseGame),
];

const tables: readonly (() => Play)[] = [
  ...Object.values(QUESTIONS).flatMap((cases) => cases.map(([table]) => table)),
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
    const begun = rings.setup({ decks: ['leadership', 'lore'], firstPlayer: 1 }, 1);
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
