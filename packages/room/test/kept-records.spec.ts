import { champions } from '@grimrule/champions';
import { duel } from '@grimrule/duel';
import type { Game, GameRecord, Match, Numbering } from '@grimrule/kernel';
import { dealtBy, GENERATOR, numberingOf, readRecord, resume } from '@grimrule/kernel';
import { readLog, rings } from '@grimrule/rings';
import { describe, expect, it } from 'vitest';
import { KEPT, kept, keptIn } from './kept/folder.ts';
import type { Expected, KeptPosition } from './kept/position.ts';
import { digest, positionOf } from './kept/position.ts';

const GAMES = [duel, champions, rings] as readonly Game[];

function gameOf({ game }: GameRecord): Game {
  const found = GAMES.find(({ name }) => name === game);
  if (!found) throw new Error(`no game '${game}'`);
  return found;
}

/** Whether a record was made with the rules of today, and a generator that is known. */
const isOfToday = (record: GameRecord): boolean =>
  record.rules === gameOf(record).definition.version &&
  dealtBy(gameOf(record), record.generator, record.seed) !== null;

/** The same game under other rules, as far as anybody outside can tell. */
const ofVersion = (game: Game, version: string): Game => ({
  ...game,
  definition: { ...game.definition, version },
});

function opened(game: Game, record: GameRecord) {
  const resumed = resume(game, record);
  if ('problems' in resumed) throw new Error(JSON.stringify(resumed.problems));
  return resumed;
}

function recordIn(commit: string, name: string): GameRecord {
  const record = readRecord(kept(commit, `records/${name}.json`));
  if ('say' in record) throw new Error(record.say);
  return record;
}

/** All seats can see the table, and the asked seat can answer. */
function goesOn(match: Match, answers = 4): void {
  const { game } = match;
  for (let made = 0; made < answers && match.state.prompt; made++) {
    for (let seat = 0; seat <= match.state.seats; seat++) game.view(match.state, seat);
    const before = match.undoable;
    const answered = match.answer(match.state.prompt.seat, game.proposal(match.state));
    expect(answered).not.toHaveProperty('refusal');
    expect(match.undoable).toBe(before + 1);
  }
}

/** The facts that later rules do not change: which cards lie where, and how the game stands. */
const lying = ({ zones, rounds, decisions, winners }: KeptPosition) => ({
  ...{ zones, rounds, decisions, winners },
});

/** Whether a game has come to stand at a position on its way, as it is told now. */
function passes(match: Match, position: KeptPosition): boolean {
  const wanted = digest(lying(position));
  return Array.from({ length: match.undoable + 1 }, (_, at) => match.stateAt(at)).some(
    (state) => digest(lying(positionOf(match.game, state))) === wanted,
  );
}

describe.each(KEPT)('records written by %s', (commit) => {
  const expected = kept<Readonly<Record<string, Expected>>>(commit, 'records.expected.json');
  const names = keptIn(commit, 'records');

  it('are all there', () => {
    expect([...names].sort()).toEqual(Object.keys(expected).sort());
    expect(names.length).toBeGreaterThan(0);
  });

  it.each(names)('%s opens where it stood, and goes on', (name) => {
    const record = recordIn(commit, name);
    const wanted = expected[name] as Expected;
    const game = gameOf(record);
    expect(record.decisions).toHaveLength(wanted.decisions);
    const { match, dropped, since } = opened(game, record);
    if (isOfToday(record)) {
      // Only with the rules and the generator it was made with.
      expect({ dropped, since }).toEqual({ dropped: 0, since: null });
      expect(positionOf(game, match.state)).toEqual(wanted.end);
      expect(match.takenBack).toHaveLength(wanted.takenBack);
      expect(match.undoable).toBe(wanted.undoable);
      const { log, state } = match;
      const exactly = { lines: log.length, log: digest(log), state: digest(state) };
      expect(exactly).toEqual(wanted.exactly);
    } else {
      // For ever: it stands at its last snapshot or beyond, and says that something has changed.
      expect(since).not.toBeNull();
      const isWhole = dropped === 0 && match.state.outcome !== null;
      if (isWhole) expect(match.state.outcome?.winners).toEqual(wanted.end.winners);
      else if (wanted.snapshot) expect(passes(match, wanted.snapshot)).toBe(true);
      expect(match.earlier + match.undoable + dropped).toBe(wanted.decisions);
    }
    goesOn(match);
  });

  it.each(names)('%s goes on from its last snapshot under other rules, and says so', (name) => {
    const record = recordIn(commit, name);
    const wanted = expected[name] as Expected;
    const game = ofVersion(gameOf(record), 'other');
    const { match, since } = opened(game, record);
    expect(since).toEqual({ say: 'otherRules', was: wanted.rules, now: 'other' });
    const isOver = match.state.outcome !== null;
    if (isOver || isOfToday(record)) {
      expect(match.state.outcome?.winners ?? null).toEqual(wanted.end.winners);
    }
    if (!isOver && wanted.snapshot) {
      expect(lying(positionOf(game, match.stateAt(0)))).toEqual(lying(wanted.snapshot));
    }
    goesOn(match);
    // Saved now, it opens again where it stands.
    const again = opened(game, JSON.parse(JSON.stringify(match.record())));
    expect(positionOf(game, again.match.state)).toEqual(positionOf(game, match.state));
    expect(again.since).toBeNull();
  });

  it.each(names)('%s goes on from its last snapshot where its generator is not known', (name) => {
    const record = recordIn(commit, name);
    const wanted = expected[name] as Expected;
    const game = gameOf(record);
    const foreign = { ...record, generator: 'dice of tomorrow/7' };
    const resumed = resume(game, foreign);
    const since = { say: 'otherGenerator', was: 'dice of tomorrow/7', now: GENERATOR };
    if (!wanted.snapshot) {
      expect(resumed).toEqual({ problems: [since] });
      return;
    }
    if ('problems' in resumed) throw new Error(JSON.stringify(resumed.problems));
    expect(resumed.since).toEqual(since);
    expect(lying(positionOf(game, resumed.match.state))).toEqual(lying(wanted.snapshot));
    expect(resumed.dropped).toBe(wanted.decisions - resumed.match.earlier);
    goesOn(resumed.match);
  });

  it('name the generator when they are saved again', () => {
    const record = recordIn(commit, 'duel-middle');
    expect(opened(gameOf(record), record).match.record().generator).toBe(GENERATOR);
  });

  it.each(GAMES)(
    '$name has what the numbers in its kept positions stand for',
    ({ name, definition }) => {
      const { rules, ...numbering } = kept<Numbering & { readonly rules: string }>(
        commit,
        `names/${name}.json`,
      );
      expect(definition.numberings?.[rules]).toMatchObject(numbering);
      // Rules that count otherwise need another version.
      if (definition.version === rules) {
        expect(numberingOf(definition)).toMatchObject(numbering);
      }
    },
  );
});

describe.each(KEPT)('campaign logs written by %s', (commit) => {
  it.each(keptIn(commit, 'campaigns'))('%s reads with all its entries', (name) => {
    const sent = kept<object>(commit, `campaigns/${name}.json`);
    expect(readLog(sent)).toEqual({ log: sent });
  });
});
