import { describe, expect, it } from 'vitest';
import type { Entry, Rulebook } from '../src/index.ts';
import { RULEBOOKS, spansOf } from '../src/index.ts';

/**
 * Pages of a rulebook on the site; an entry of that name could not be reached. The page of the
 * keywords shows the entry of that name itself.
 */
const PAGES = ['rounds', 'summary', 'coverage'];

/** The steps that an entry counts: `1.`, `End, 1.`, `a.` at the beginning of its paragraphs. */
function countedIn({ en }: Entry): readonly string[] {
  return en.text.flatMap((paragraph) => {
    const words = spansOf(paragraph, (id) => id)
      .map((span) => span.words)
      .join('');
    const [, number] = /^(?:\p{L}+, )?(\d+)\. /u.exec(words) ?? [];
    return number ?? [];
  });
}

const chartOf = ({ charts }: Rulebook, entry: string) => {
  const chart = charts.find((each) => each.entry === entry);
  if (!chart) throw new Error(`no chart of ${entry}`);
  return chart;
};

describe.each(Object.values(RULEBOOKS))('the charts of $game', (book) => {
  it('lead to entries that there are, under addresses that are free', () => {
    for (const { entry, steps } of book.charts) {
      expect(book.entry(entry), entry).toBeDefined();
      for (const step of steps)
        expect(book.entry(step.entry), `${entry}: ${step.entry}`).toBeDefined();
    }
    for (const page of PAGES) expect(book.entry(page)).toBeUndefined();
    const entries = book.charts.map(({ entry }) => entry);
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('have every step that their entry counts, in order', () => {
    for (const { entry, steps } of book.charts) {
      const counted = countedIn(book.entry(entry) ?? missing(entry));
      // Steps that have entries of their own are counted there.
      const isCountedHere = steps.every((step) => !step.entry.startsWith('step-'));
      if (counted.length === 0 || !isCountedHere) continue;
      expect(
        steps.flatMap(({ number }) => number ?? []),
        entry,
      ).toEqual(counted);
    }
  });

  it('lead back only to steps that came before', () => {
    for (const { entry, steps } of book.charts) {
      for (const [place, { back }] of steps.entries()) {
        if (!back) continue;
        const before = steps.slice(0, place + 1).map((step) => step.entry);
        expect(before, entry).toContain(back.to);
      }
    }
  });

  it('say everything in both languages', () => {
    for (const { steps } of book.charts) {
      for (const { says, back } of steps) {
        for (const note of [says, back?.while]) {
          if (!note) continue;
          expect(note.en.trim()).not.toBe('');
          expect(note.de.trim()).not.toBe('');
        }
      }
    }
  });
});

/** `step-6-4b` comes after `step-6-4a` and before `step-6-4-1`; `step-6-10` after `step-6-9`. */
function placeOf(id: string): number {
  const [, phase, step, letter = '', part = '0'] =
    /^step-(\d+)-(\d+)([a-z]?)(?:-(\d+))?$/.exec(id) ?? [];
  const within =
    letter === '' ? Number(part) + 2 * Number(part !== '0') : letter.charCodeAt(0) - 96;
  return Number(phase) * 10_000 + Number(step) * 100 + within;
}

function missing(entry: string): never {
  throw new Error(`no entry ${entry}`);
}

describe('the charts of a round', () => {
  const { champions, duel, rings } = RULEBOOKS;

  it('have each numbered step of the Rings appendix once, in order', () => {
    const drawn = rings.charts.flatMap(({ steps }) =>
      steps.flatMap(({ entry }) => (entry.startsWith('step-') ? [entry] : [])),
    );
    const told = rings.entries.map(({ id }) => id).filter((id) => id.startsWith('step-'));
    expect(drawn.toSorted()).toEqual(told.toSorted());
    expect(drawn.at(0)).toBe('step-0-0');
    expect(drawn.at(-1)).toBe('step-0-1');
    const places = drawn.slice(1, -1).map(placeOf);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('have the action windows of Rings where the rule names them', () => {
    const rule = rings.entry('action-windows')?.en.text.join(' ') ?? '';
    const [, list = ''] = /There is a window after (.*?)\. The special/.exec(rule) ?? [];
    const named = list.match(/\d\.[\d.]*\d[a-z]?|\d\.\d[a-z]?/g) ?? [];
    const drawn = rings.charts.flatMap(({ steps }) =>
      steps.flatMap(({ entry }, place) =>
        entry === 'action-windows' ? (steps[place - 1]?.number ?? '?') : [],
      ),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(drawn.toSorted()).toEqual(named.toSorted());
  });

  it('have the six steps of the villain phase, each with its own entry', () => {
    const steps = chartOf(champions, 'villain-phase').steps.filter(({ number }) => number);
    expect(steps.map(({ entry }) => entry)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `villain-phase-step-${number}`),
    );
  });

  it('have the courses of Champions that a round is made of', () => {
    expect(champions.charts.map(({ entry }) => entry)).toEqual(
      expect.arrayContaining([
        'round-structure',
        'player-phase-steps',
        'villain-phase',
        'enemy-attack-steps',
        'enemy-scheme-steps',
        'damage-steps',
        'initiating-steps',
      ]),
    );
  });

  it('have the three phases of a turn of Duel and the attack of a card', () => {
    const turn = chartOf(duel, 'turn').steps.flatMap(({ entry, number }) =>
      number ? [entry] : [],
    );
    expect(turn).toEqual(['play-phase', 'attack-phase', 'draw-phase']);
    expect(chartOf(duel, 'attack').steps.map(({ entry }) => entry)).toEqual(
      expect.arrayContaining(['defence', 'bonus', 'attack-effects']),
    );
  });
});
