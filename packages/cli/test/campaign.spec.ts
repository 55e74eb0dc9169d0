import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EMPTY_LINES, grimrule, scratch } from './run.ts';

const readLog = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const play = (game: string, file: string, ...more: readonly string[]) =>
  grimrule(
    ['play', game, '--campaign', file, '--seed', 's', '--bot', 'random', ...more],
    EMPTY_LINES,
  );

describe('a campaign of Champions', () => {
  test('begins in a new file, whose log has the result of the game', async () => {
    const file = scratch('champions-campaign.json');
    const { code, out } = await play(
      'champions',
      file,
      '--heroes',
      'she-hulk',
      '--expert-campaign',
    );
    expect(code).toBe(0);
    expect(out).toContain('→');
    const log = readLog(file);
    expect(log).toMatchObject({ campaign: 'rise-of-red-skull', expert: true });
    expect(log.players).toHaveLength(1);
    expect(log.completed.length + log.defeats.length).toBe(1);
  });

  test('asks for what is to be chosen, and takes it from --choose', async () => {
    const file = scratch('champions-choice.json');
    await play('champions', file, '--heroes', 'she-hulk');
    const log = readLog(file);
    const of = ['04155', '04156'];
    const choices = [{ seat: 0, of, optional: false }];
    const won = { ...log, defeats: [], completed: [{ scenario: 'crossbones' }], choices };
    writeFileSync(file, JSON.stringify(won));
    const asked = await play('champions', file);
    expect(asked.code).toBe(2);
    expect(asked.err).toContain('--choose: 04155, 04156');
    const wrong = await play('champions', file, '--choose', '04159a');
    expect(wrong.code).toBe(2);
    expect(readLog(file)).toEqual(won);
    const chosen = await play('champions', file, '--choose', '04156', '--mode', 'expert');
    expect(chosen.code).toBe(0);
    expect(readLog(file)).toMatchObject({
      players: [{ identity: log.players[0].identity }],
      choices: expect.any(Array),
    });
    expect([...readLog(file).completed, ...readLog(file).defeats].length).toBe(2);
  });

  test('is refused where the file is no log', async () => {
    const file = scratch('no-log.json');
    writeFileSync(file, '{"version": 9}');
    const { code, err } = await play('champions', file);
    expect(code).toBe(2);
    expect(err).toContain('has the version “9”');
    writeFileSync(file, 'nothing');
    expect((await play('champions', file)).err).toContain('it is not JSON');
  });
});

test('a campaign of Rings begins in a new file', async () => {
  const file = scratch('rings-campaign.json');
  const { code } = await play('rings', file, '--decks', 'leadership');
  expect(code).toBe(0);
  expect(readLog(file)).toMatchObject({ expert: false, players: [{ name: 'leadership' }] });
});

test('Duel has none, and nothing is written for it', async () => {
  const file = scratch('duel-campaign.json');
  const { code, err } = await play('duel', file);
  expect(code).toBe(2);
  expect(err).toContain('duel has no campaigns');
  expect(existsSync(file)).toBe(false);
});

test('what is said of a campaign needs its file', async () => {
  const { code, err } = await grimrule(['play', 'champions', '--expert-campaign'], '');
  expect(code).toBe(2);
  expect(err).toContain('--expert-campaign needs --campaign');
});

test.each(['champions', 'rings'])('whole campaigns of %s are played and counted', async (game) => {
  const args = ['simulate', game, '--campaign', '--games', '1', '--bot', 'random', '--json'];
  const { code, out } = await grimrule(args);
  expect(code).toBe(0);
  const found = JSON.parse(out);
  expect(found).toMatchObject({ game, campaigns: 1 });
  expect(found.games).toBeGreaterThan(0);
  expect((await grimrule(args)).out).toBe(out);
});
