import { dice, Match, randomAnswer, seeded } from '@grimrule/kernel';
import { LANGUAGES } from '@grimrule/words';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { nearest } from '../src/nearest-names.ts';
import { columns, fit, flow, wrap } from '../src/screen/text.ts';
import type { Given, TableGame } from '../src/table-game.ts';
import { CLI_WORDS } from '../src/words/words.ts';

const duel = gameNamed('duel');
const champions = gameNamed('champions');
const rings = gameNamed('rings');

/** Every position of a random game. */
function positions(table: TableGame, seed: string, given: Given = {}): Match {
  const { options } = table.setUp(given, CLI_WORDS.en);
  const match = Match.begin(table.game, options, seed);
  if (!(match instanceof Match)) throw new Error(`${table.game.name} cannot be set up`);
  const rolls = dice(seeded(seed));
  for (let { prompt } = match.state; prompt; prompt = match.state.prompt) {
    match.answer(prompt.seat, randomAnswer(prompt, rolls));
  }
  return match;
}

const SHEETS = LANGUAGES.flatMap((language) =>
  [80, 120].flatMap((width) =>
    (['brief', 'columns', 'lines'] as const).map((hand, effectLines) => ({
      language,
      width,
      effectLines,
      hand,
    })),
  ),
);

/** Hidden cards may be anything: the drawing is the same. */
function drawnFromViewAlone({ game, drawTable, drawHand }: TableGame, match: Match, every: number) {
  const sheet = { language: 'en', width: 100, effectLines: 2, hand: 'lines' } as const;
  for (let at = 0; at <= match.undoable; at += every) {
    const state = match.stateAt(at);
    // The question alone distinguishes the asked player from the others.
    const view = game.view(state, state.prompt?.seat ?? 0);
    const other = game.resample(view, seeded(at));
    const seen = game.view(other, view.seat);
    expect(drawTable(seen, sheet)).toEqual(drawTable(view, sheet));
    expect(drawHand(seen, sheet)).toEqual(drawHand(view, sheet));
  }
}

describe('the table of Duel', () => {
  const match = positions(duel, 'table');

  test.each(SHEETS)('fits its sheet at every moment of a game: %o', (sheet) => {
    for (let at = 0; at <= match.undoable; at += 7) {
      for (const seat of [0, 1, 2]) {
        const view = duel.game.view(match.stateAt(at), seat);
        const lines = [...duel.drawTable(view, sheet), ...duel.drawHand(view, sheet)];
        for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(sheet.width);
        if (sheet.effectLines === 0)
          expect(lines.length - duel.drawHand(view, sheet).length).toBeLessThan(15);
      }
    }
  });

  test('and the list of options show the same life of a damaged card', () => {
    const sheet = { language: 'en', width: 120, effectLines: 0, hand: 'columns' } as const;
    let damaged = 0;
    for (let at = 0; at <= match.undoable; at++) {
      const view = duel.game.view(match.stateAt(at), 0);
      view.cards.forEach((known, card) => {
        if (!known?.tokens.damage) return;
        damaged++;
        const [now = ''] =
          / S\d+ L\d+\/\d+$/.exec(duel.describe(known.design, 'en', { view, card })) ?? [];
        expect(now).not.toBe('');
        expect(duel.drawTable(view, sheet).join('\n')).toContain(now);
      });
    }
    expect(damaged).toBeGreaterThan(0);
  });

  test('is drawn from the view alone: what is hidden may be anything', () => {
    drawnFromViewAlone(duel, match, 5);
  });
});

describe('the table of Rings', () => {
  const matches = [
    positions(rings, 'one', { scenario: 'anduin' }),
    positions(rings, 'four', { players: '4', scenario: 'dol-guldur' }),
  ];

  test.each(SHEETS)('fits its sheet at every moment of a game: %o', (sheet) => {
    for (const match of matches) {
      for (let at = 0; at <= match.undoable; at += 9) {
        for (const seat of [0, match.state.seats - 1, match.state.seats]) {
          const view = rings.game.view(match.stateAt(at), seat);
          const lines = [...rings.drawTable(view, sheet), ...rings.drawHand(view, sheet)];
          for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(sheet.width);
        }
      }
    }
  });

  test('shows the quest, the staging area, threat and resources', () => {
    const sheet = { language: 'en', width: 80, effectLines: 0, hand: 'lines' } as const;
    const [match] = matches;
    const state = match?.stateAt(3);
    if (!state) throw new Error('there is no game');
    const drawn = rings.drawTable(rings.game.view(state, 0), sheet).join('\n');
    expect(drawn).toMatch(/Quest {5}To the River\.\.\., stage 1 \d+\/8/);
    expect(drawn).toMatch(/Staging area: threat \d+ against willpower \d+/);
    expect(drawn).toMatch(/Player 1 \(you\) · threat 29 · deck \d+, hand \d+/);
    expect(drawn).toMatch(/Aragorn R \d HP 5\/5 WIL 2 ATK 3 DEF 2/);
  });

  test('is drawn from the view alone: what is hidden may be anything', () => {
    for (const match of matches) drawnFromViewAlone(rings, match, 23);
  });

  test('calls seats after their decks', () => {
    const [, four] = matches;
    if (!four) throw new Error('there is no game');
    expect(rings.seats(four.state)).toEqual(['leadership', 'tactics', 'spirit', 'lore']);
  });

  test('calls seats after all heroes of their decks, for several decks begin with the same one', () => {
    const pair = ['crown-and-kingsfoil', 'shieldmaidens-oath'];
    const begun = rings.game.setup({ decks: pair }, 1);
    if (!('state' in begun)) throw new Error('there is no game');
    expect(rings.seats(begun.state)).toEqual(pair);
  });
});

describe('the table of Champions', () => {
  const matches = [
    positions(champions, 'one', { scenario: 'ultron' }),
    positions(champions, 'four', { players: '4', scenario: 'klaw' }),
  ];

  test.each(SHEETS)('fits its sheet at every moment of a game: %o', (sheet) => {
    for (const match of matches) {
      for (let at = 0; at <= match.undoable; at += 9) {
        for (const seat of [0, match.state.seats - 1, match.state.seats]) {
          const view = champions.game.view(match.stateAt(at), seat);
          const lines = [...champions.drawTable(view, sheet), ...champions.drawHand(view, sheet)];
          for (const line of lines) expect(columns(line)).toBeLessThanOrEqual(sheet.width);
        }
      }
    }
  });

  test('shows the villain, the scheme and every hero', () => {
    const sheet = { language: 'en', width: 80, effectLines: 0, hand: 'lines' } as const;
    const [, match] = matches;
    const state = match?.stateAt(0);
    if (!state) throw new Error('there is no game');
    const drawn = champions.drawTable(champions.game.view(state, 1), sheet).join('\n');
    expect(drawn).toMatch(/Villain +Klaw I HP 48\/48/);
    expect(drawn).toMatch(/Scheme +.* threat \d+\/\d+ \(\+\d per round\)/);
    expect(drawn).toContain('Player 1: Peter Parker · first player · deck 34, hand 6');
    expect(drawn).toContain('Player 2: Carol Danvers (you)');
    expect(drawn).toMatch(/Player 4: Tony Stark/);
  });

  test('leaves the cards of others out where it is crowded', () => {
    const sheet = { language: 'en', width: 80, effectLines: 0, hand: 'brief' } as const;
    const [, match] = matches;
    if (!match) throw new Error('there is no game');
    for (let at = 0; at < match.undoable; at += 9) {
      const view = champions.game.view(match.stateAt(at), 0);
      const all = champions.drawTable(view, sheet);
      const fewer = champions.drawTable(view, { ...sheet, crowded: true });
      expect(fewer.length).toBeLessThanOrEqual(all.length - 3);
      expect(fewer.join('\n')).toMatch(/Player 4: .* HP -?\d+\/\d+|eliminated/);
      for (const line of fewer) expect(columns(line)).toBeLessThanOrEqual(80);
    }
  });

  test('is drawn from the view alone: what is hidden may be anything', () => {
    for (const match of matches) drawnFromViewAlone(champions, match, 11);
  });

  test('has a line for every card in either language', () => {
    for (const language of LANGUAGES) {
      champions.game.definition.printed.forEach((card, design) => {
        if (!card) return;
        expect(champions.describe(design, language)).not.toMatch(/undefined|NaN|^$/);
      });
    }
  });
});

describe('text', () => {
  test('is cut off or filled up', () => {
    expect(fit('Thor', 6)).toBe('Thor  ');
    expect(fit('Captain Marvel', 8)).toBe('Captain…');
    expect(fit('grün', 4)).toBe('grün');
  });

  test('is broken at spaces', () => {
    expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrap('one two three four', 7, 2)).toEqual(['one two', 'three…']);
    expect(wrap('', 7)).toEqual(['']);
  });

  test('flows behind a label, and pieces stay whole', () => {
    const pieces = [['one two'], ['three'], ['four five']] as const;
    expect(flow('a: ', pieces, 20)).toEqual(['a: one two · three', '   four five']);
    expect(flow('a: ', [['one two three']], 12)).toEqual(['a: one two', '   three']);
  });

  test('near names are suggested, far ones are not', () => {
    expect(nearest('hero', ['heroes', 'villains'])).toEqual(['heroes']);
    expect(nearest('vilains', ['heroes', 'villains'])).toEqual(['villains']);
    expect(nearest('--nope', ['--bot', '--seed'])).toEqual([]);
    expect(nearest('--sede', ['--bot', '--seed'])).toEqual(['--seed']);
    expect(nearest('', ['heroes', 'villains'])).toEqual([]);
    expect(nearest('xyz', ['heroes', 'villains'])).toEqual([]);
  });
});
