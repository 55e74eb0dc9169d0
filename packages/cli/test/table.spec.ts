import { dice, LANGUAGES, Match, randomAnswer, seeded } from '@grimrule/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { nearest } from '../src/nearest.ts';
import { columns, fit, wrap } from '../src/screen/text.ts';

const duel = gameNamed('duel');

/** Every position of a random game. */
function positions(seed: string): Match {
  const match = Match.begin(duel.game, duel.options, seed);
  if (!(match instanceof Match)) throw new Error('Duel cannot be set up');
  const rolls = dice(seeded(seed));
  for (let { prompt } = match.state; prompt; prompt = match.state.prompt) {
    match.answer(prompt.seat, randomAnswer(prompt, rolls));
  }
  return match;
}

describe('the table', () => {
  const match = positions('table');
  const sheets = LANGUAGES.flatMap((language) =>
    [80, 120].flatMap((width) =>
      (['brief', 'columns', 'lines'] as const).map((hand, effectLines) => ({
        language,
        width,
        effectLines,
        hand,
      })),
    ),
  );

  test.each(sheets)('fits its sheet at every moment of a game: %o', (sheet) => {
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
    const sheet = { language: 'en', width: 100, effectLines: 2, hand: 'lines' } as const;
    for (let at = 0; at <= match.undoable; at += 5) {
      const state = match.stateAt(at);
      const view = duel.game.view(state, 0);
      const other = duel.game.resample(view, seeded(at));
      const seen = duel.game.view(other, 0);
      expect(duel.drawTable(seen, sheet)).toEqual(duel.drawTable(view, sheet));
      expect(duel.drawHand(seen, sheet)).toEqual(duel.drawHand(view, sheet));
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

  test('near names are suggested, far ones are not', () => {
    expect(nearest('hero', ['heroes', 'villains'])).toEqual(['heroes']);
    expect(nearest('vilains', ['heroes', 'villains'])).toEqual(['villains']);
    expect(nearest('--nope', ['--bot', '--seed'])).toEqual([]);
    expect(nearest('--sede', ['--bot', '--seed'])).toEqual(['--seed']);
    expect(nearest('', ['heroes', 'villains'])).toEqual([]);
    expect(nearest('xyz', ['heroes', 'villains'])).toEqual([]);
  });
});
