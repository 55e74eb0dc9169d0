import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { duel } from '@grimrule/duel';
import { KEYED_GENERATOR, Match } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, it } from 'vitest';
import { openSaved } from '../src/saved-game.ts';
import { EMPTY_LINES, grimrule, scratch } from './run.ts';

const FIXTURES = fileURLToPath(new URL('../../../fixtures/', import.meta.url));
const FILES = readdirSync(FIXTURES)
  .filter((name) => !name.includes('.'))
  .flatMap((commit) => ['files', 'records'].map((folder) => join(commit, folder)))
  .flatMap((folder) => readdirSync(join(FIXTURES, folder)).map((name) => join(folder, name)));

const path = (file: string) => join(FIXTURES, file);
const read = (file: string) => JSON.parse(readFileSync(path(file), 'utf8'));

describe('files that were saved before', () => {
  it('are there', () => {
    expect(FILES.length).toBeGreaterThan(0);
  });

  it.each(FILES)('%s opens in both languages, with who plays', async (file) => {
    const saved = read(file);
    for (const language of LANGUAGES) {
      const { match, players, since, dropped, decisions, table } = await openSaved(
        path(file),
        language,
        {},
      );
      expect(players).toEqual(saved.players ?? null);
      expect(decisions).toBe(saved.decisions.length);
      expect(match.earlier + match.undoable + dropped).toBe(decisions);
      // With the rules it was saved with, all of it is there.
      if (saved.rules === table.game.definition.version) {
        expect({ since, dropped }).toEqual({ since: null, dropped: 0 });
      } else expect(since).toMatchObject({ say: 'otherRules', was: saved.rules });
    }
  });
});

describe('a file of another generator', () => {
  const [kept = ''] = FILES.filter((file) => file.endsWith('duel-bots.json'));
  const foreign = (name: string, change: object = {}) => {
    const file = scratch(name);
    writeFileSync(file, JSON.stringify({ ...read(kept), generator: 'tomorrow/2', ...change }));
    return file;
  };

  it('is shown from its last round on, and says why', async () => {
    const file = foreign('foreign.json');
    const english = await grimrule(['replay', file]);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(
      /saved with the random generator tomorrow\/2, which is not available here. .* after \d+ of \d+/,
    );
    const german = await grimrule(['replay', file, '--lang', 'de']);
    expect(german.out).toContain('Zufallsgenerator tomorrow/2 gespeichert, den es hier nicht gibt');
    const resumed = await grimrule(['play', 'duel', '--resume', file], EMPTY_LINES);
    expect(resumed).toMatchObject({ code: 0, err: '' });
    expect(resumed.out).toContain('continues from the start of its last round');
  });

  it('without a position to go on from is refused in a sentence, and left alone', async () => {
    const file = foreign('foreign and bare.json', { snapshots: [] });
    const before = readFileSync(file, 'utf8');
    const { code, err } = await grimrule(['play', 'duel', '--resume', file], EMPTY_LINES);
    expect(code).toBe(2);
    expect(err).toContain('has no position to continue from');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });
});

describe('a file of a game that was shuffled with a key', () => {
  const key = 'c0ffee'.padEnd(64, '4');

  /** A game by proposals, as the server gives it away when it is over. */
  function finished(): Match {
    const match = Match.begin(duel, null, key, KEYED_GENERATOR);
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    for (let made = 0; made < 2000 && match.state.prompt; made++) {
      match.answer(match.state.prompt.seat, match.game.proposal(match.state));
    }
    if (!match.state.outcome) throw new Error('the game does not end');
    return match as Match;
  }

  it('is replayed whole, and is the same game', async () => {
    const match = finished();
    const file = scratch('keyed.json');
    // No position may help: all has to come from the key and the decisions.
    writeFileSync(file, JSON.stringify({ ...match.record(), snapshots: [] }));
    const { code, err, out } = await grimrule(['replay', file]);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toContain('not available here');
    const saved = await openSaved(file, 'en', {});
    expect([saved.since, saved.dropped]).toEqual([null, 0]);
    expect(saved.match.state).toEqual(match.state);
    expect(saved.match.record()).toEqual(match.record());
  });
});
