import { describe, expect, test, vi } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { failureLines } from '../src/simulate/failures.ts';
import { slowNodeLines } from '../src/simulate/slow-node.ts';
import { CLI_WORDS } from '../src/words/words.ts';
import { countedOutcome, playChunk } from '../src/worker.ts';
import { startGrimrule } from './run.ts';

const ARGS = 'simulate duel --games 24 --seed w --json'.split(' ');

async function simulated(...more: readonly string[]) {
  const { out, code } = await startGrimrule([...ARGS, ...more]);
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(1);
  const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(out);
  expect(seconds * gamesPerSecond).toBeCloseTo(24);
  expect(decisionsPerSecond).toBeGreaterThan(0);
  return rest;
}

test('the same seed gives the same results, however many threads play', async () => {
  const one = await simulated('--bot', 'random', '--workers', '1');
  const two = await simulated('--bot', 'random', '--workers', '2');
  expect(two).toEqual(one);
  expect(Object.keys(one.outcomes)).toEqual(['heroes', 'villains', 'draw']);
  expect(Object.keys(one.endings)).toEqual(['heroPoints', 'villainPoints', 'civilians', 'deck']);
  const { heroes, villains, draw } = one.outcomes;
  expect(heroes + villains + draw).toBe(24);
  expect(one).toMatchObject({ games: 24, bot: 'random', against: 'random', seed: 'w' });
  expect(one.rounds).toBeGreaterThan(1);
  expect(one.decisions).toBeGreaterThan(one.rounds);
});

test('a report in words names outcomes and endings', async () => {
  const args = 'simulate duel --games 6 --seed w --bot random --lang de'.split(' ');
  const { out } = await startGrimrule(args);
  expect(out).toMatch(/6 Partien in/);
  expect(out).toMatch(/Helden gewinnen +\d/);
  expect(out).toMatch(/ein Deck war leer +\d/);
});

describe('Rings', () => {
  const rings = gameNamed('rings');
  const say = CLI_WORDS.en;

  test('is simulated with the options that were typed', async () => {
    const args =
      'simulate rings --bot random --seed w --scenario anduin --decks lore --players 2 --easy --games 3 --json';
    const { out, code } = await startGrimrule(args.split(' '));
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found).toMatchObject({
      game: 'rings',
      games: 3,
      players: 2,
      endless: 0,
      crashed: 0,
      options: { decks: ['lore', 'leadership'], scenario: 'anduin', mode: 'easy' },
    });
    expect(Object.keys(found.outcomes)).toEqual(['won', 'lost']);
    expect(found.outcomes.won + found.outcomes.lost).toBe(3);
    expect(found.scores.games).toBe(found.outcomes.won);
  });

  test('no two players have the same hero', () => {
    const { options } = rings.setUp({ decks: 'crown-and-kingsfoil', players: '3' }, say);
    expect(options).toMatchObject({ decks: ['crown-and-kingsfoil', 'tactics', 'spirit'] });
    expect(() => rings.setUp({ decks: 'crown-and-kingsfoil', players: '4' }, say)).toThrow(
      'There are not enough decks for 4 players',
    );
    expect(() => rings.setUp({ decks: 'lore,spirit', players: '1' }, say)).toThrow(
      '--players 1 contradicts --decks, which names 2.',
    );
  });

  test('a matrix has every deck on every quest in both modes, as far as decks go together', () => {
    const all = rings.combinations({}, say);
    expect(all).toHaveLength(3 * 2 * (4 * 4 + 4 * 3));
    expect(rings.combinations({ scenario: 'passage', easy: '', players: '1' }, say)).toHaveLength(
      8,
    );
    for (const { setup } of all) {
      expect(setup.title.de).not.toMatch(/undefined|["“„]/);
      expect('state' in rings.game.setup(setup.options, 1)).toBe(true);
    }
  });

  test('only a game that was won is scored', () => {
    const begun = rings.game.setup(null, 1);
    if (!('state' in begun)) throw new Error('there is no game');
    const over = (result: string) => ({
      ...begun.state,
      outcome: { result, ending: '', winners: [], line: { say: '' } },
    });
    expect(rings.score?.(over('encounter'))).toBeNull();
    expect(rings.score?.(over('players'))).toBe(29);
  });
});

describe('Champions', () => {
  const BASE = 'simulate champions --bot random --seed w'.split(' ');
  const run = async (more: string) => startGrimrule([...BASE, ...more.split(' ')]);

  test('is simulated with the options that were typed', async () => {
    const { out, code } = await run(
      '--scenario klaw --heroes she-hulk --players 2 --mode expert --heroic 1 --skirmish 3 --modular random --games 6 --json',
    );
    expect(code).toBe(0);
    const found = JSON.parse(out);
    expect(found).toMatchObject({
      game: 'champions',
      games: 6,
      players: 2,
      endless: 0,
      crashed: 0,
      failures: [],
      options: {
        heroes: ['she-hulk', 'spider-man'],
        scenario: 'klaw',
        mode: 'expert',
        heroic: 1,
        skirmish: 3,
        modular: { random: 1 },
      },
    });
    expect(Object.keys(found.outcomes)).toEqual(['won', 'lost']);
    expect(found.outcomes.won + found.outcomes.lost).toBe(6);
  });

  test('gives the same results, however many threads play', async () => {
    const results = await Promise.all(
      ['1', '2'].map(async (threads) => {
        const { out } = await run(`--players 2 --games 8 --json --threads ${threads}`);
        const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = JSON.parse(out);
        return rest;
      }),
    );
    expect(results[1]).toEqual(results[0]);
  });

  test('some of the games can be played again', async () => {
    const all = JSON.parse((await run('--games 3 --json')).out);
    const parts = await Promise.all(
      [0, 1, 2].map((from) => run(`--games 1 --from ${from} --json`)),
    );
    const decisions = parts.map(({ out }) => JSON.parse(out).decisions);
    expect(decisions.reduce((sum, each) => sum + each, 0)).toBeCloseTo(all.decisions * 3);
  });

  test('a report in words says who played against whom', async () => {
    const { out } = await run(
      '--heroes iron-man,she-hulk --modular bomb-scare --games 2 --lang de',
    );
    expect(out).toContain('Rhino, Standard, Bombendrohung, 2 Spieler: Iron Man, She-Hulk');
    expect(out).toMatch(/gewonnen +\d/);
    expect(out).toMatch(/der Hauptplan wurde vollendet +\d/);
    expect(out).toMatch(/Runden im Mittel +\d/);
  });

  test('a matrix compares setups', async () => {
    const { out, code } = await run('--matrix --heroes iron-man --scenario rhino --games 1 --json');
    expect(code).toBe(0);
    const { combinations, total, failures } = JSON.parse(out);
    expect(failures).toEqual([]);
    expect(total.games).toBe(8);
    const setups = combinations.map((each: { mode: string; players: number; games: number }) => {
      expect(each).toMatchObject({ hero: 'iron-man', scenario: 'rhino', games: 1 });
      return `${each.mode} ${each.players}`;
    });
    expect(setups).toEqual(
      ['standard', 'expert'].flatMap((mode) => [1, 2, 3, 4].map((players) => `${mode} ${players}`)),
    );
  });

  test('a matrix in words is a table with totals', async () => {
    const { out } = await run('--matrix --scenario ultron --mode expert --players 1 --games 1');
    for (const hero of ['Spider-Man', 'Captain Marvel', 'She-Hulk', 'Iron Man', 'Black Panther']) {
      expect(out).toMatch(new RegExp(`${hero} +Ultron +expert +\\d–\\d`));
    }
    expect(out).toMatch(/total +\d–\d/);
    expect(out).toMatch(/1 player +\d/);
  });
});

describe('the result of a game', () => {
  const countedAs = (game: string, result: string, winners: readonly number[]) =>
    countedOutcome(gameNamed(game), { result, ending: '', winners, line: { say: '' } }).result;

  test('is won or lost where everybody plays together, whatever the game calls it', () => {
    expect(countedAs('champions', 'heroes', [0, 1])).toBe('won');
    expect(countedAs('champions', 'villain', [])).toBe('lost');
    expect(countedAs('rings', 'players', [0])).toBe('won');
    expect(countedAs('rings', 'encounter', [])).toBe('lost');
  });

  test('is the side that won in Duel, or a draw', () => {
    expect(countedAs('duel', 'heroes', [0])).toBe('heroes');
    expect(countedAs('duel', 'villains', [1])).toBe('villains');
    expect(countedAs('duel', 'draw', [])).toBe('draw');
  });
});

describe('a game that does not come to an end', () => {
  const options = { heroes: ['spider-man'] };
  const chunk = { game: 'champions', options, bots: ['random'], seed: 's', from: 0, to: 3 };

  test('because it breaks off is told with its seed, and the others go on', async () => {
    const { game } = gameNamed('champions');
    const setup = vi.spyOn(game, 'setup');
    setup.mockImplementationOnce(() => {
      throw new Error('a broken card');
    });
    const { tally, failures } = await playChunk(chunk);
    setup.mockRestore();
    expect(tally.games).toBe(2);
    expect(failures).toMatchObject([{ kind: 'crash', seed: 's/0', message: 'a broken card' }]);
  });

  test('because its questions never stop is given up', async () => {
    const { game } = gameNamed('champions');
    const prompt = vi.spyOn(game, 'prompt');
    prompt.mockImplementation((state) => {
      state.decisions += 5000;
      return state.prompt;
    });
    const { tally, failures } = await playChunk({ ...chunk, to: 1 });
    prompt.mockRestore();
    expect(tally.games).toBe(0);
    expect(failures).toMatchObject([{ kind: 'endless', seed: 's/0' }]);
  });

  test('is told with a command that plays it again', () => {
    const failure = { kind: 'crash', seed: '1/7', number: 7, decisions: 3, message: 'x' } as const;
    const setup = gameNamed('champions').setUp({ scenario: 'klaw' }, CLI_WORDS.en);
    const failed = { failure, setup, series: { ...chunk, seed: '1' } };
    expect(failureLines([failed], CLI_WORDS.en)).toEqual([
      "The game with the seed '1/7' crashed: x",
      '  to repeat it: grimrule simulate champions --scenario klaw --heroes spider-man --mode standard --bot random --seed 1 --from 7 --games 1',
    ]);
  });
});

describe('a long simulation', () => {
  const lines = (games: readonly number[], node: string) =>
    slowNodeLines(
      games.map((to) => ({ from: 0, to })),
      node,
      CLI_WORDS.en,
    );

  test('says in one line that a newer Node is faster, and a short one does not', () => {
    expect(lines([500], '20.19.0')).toEqual([
      'Node 24 plays faster than Node 20.19.0, which runs this.',
    ]);
    expect(lines([499], '20.19.0')).toEqual([]);
    expect(lines([250, 250], '22.8.0')).toHaveLength(1);
    expect(lines([5000], '24.0.0')).toEqual([]);
  });

  test('says so beside its results', async () => {
    const { err } = await startGrimrule('simulate duel --games 500 --bot random'.split(' '));
    expect(err).toBe(
      lines([500], process.versions.node)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });
});
