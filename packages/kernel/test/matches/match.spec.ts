import { describe, expect, it } from 'vitest';
import type { GameRecord, Json } from '../../src/index.ts';
import { Match, resume } from '../../src/index.ts';
import type { Layout } from '../arena-game/arena.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import { card, draw, note, played } from '../arena-game/vocabulary.ts';

const pupil = card('pupil', { guard: 3 });
const book = card('book', {}, played(draw(1)));
const chant = card('chant', {}, played(note('chant')));
const cards = [pupil, book, chant];

const layout: Layout = {
  hand: [['chant', 'book', 'chant'], ['chant'], ['chant']],
  deck: [['pupil', 'pupil', 'pupil'], [], []],
};

const begun = (more: Layout = layout) => new Play(cards, more);
const text = (play: Play) => JSON.stringify(play.state);

/** A round of three turns in which the first player draws a card. */
function playRound(play: Play): Play {
  return play.pick('play chant').pick('play book').pick('end').pick('end').pick('end');
}

const revived = (record: GameRecord): GameRecord => JSON.parse(JSON.stringify(record));

describe('undo', () => {
  it('goes back to any decision, and redo forth again', () => {
    const play = begun();
    const texts = [text(play)];
    for (const name of ['play chant', 'play book', 'end', 'end', 'end']) {
      texts.push(text(play.pick(name)));
    }
    for (let to = 4; to >= 0; to--) {
      expect(play.match.undo(to)).toBe(true);
      expect(text(play)).toBe(texts[to]);
      expect(play.match.undoable).toBe(to);
      expect(play.match.redoable).toBe(5 - to);
    }
    for (let to = 1; to <= 5; to++) {
      expect(play.match.redo()).toBe(true);
      expect(text(play)).toBe(texts[to]);
    }
    expect(play.match.redo()).toBe(false);
  });

  it('takes back one decision if nothing else is said', () => {
    const play = begun().pick('play chant');
    const before = text(play);
    play.pick('end');
    play.match.undo();
    expect(text(play)).toBe(before);
  });

  it('does not go where the game has never been', () => {
    const play = begun().pick('end');
    const before = text(play);
    for (const to of [-1, 1, 2, 0.5, Number.NaN]) expect(play.match.undo(to)).toBe(false);
    expect(text(play)).toBe(before);
    expect(begun().match.undo()).toBe(false);
  });

  it('forgets what could be redone once somebody decides otherwise', () => {
    const play = playRound(begun());
    play.match.undo(1);
    play.pick('end');
    expect(play.match.redoable).toBe(0);
    expect(play.match.redo()).toBe(false);
    expect(play.match.record().decisions).toHaveLength(2);
  });

  it('keeps what could be redone when a decision is refused', () => {
    const play = playRound(begun());
    play.match.undo(1);
    expect('refusal' in play.match.answer(0, [{ verb: 'nonsense' }])).toBe(true);
    expect(play.match.redoable).toBe(4);
  });

  it('shortens the log, and redo tells it again', () => {
    const play = playRound(begun());
    const whole = play.match.log;
    play.match.undo(0);
    expect(play.match.log.length).toBeLessThanOrEqual(whole.length);
    while (play.match.redo());
    expect(play.match.log).toEqual(whole);
  });
});

describe('what was taken back', () => {
  it('is written down with the decision, the latest first', () => {
    const play = begun().pick('play chant').pick('end');
    play.match.undo(0);
    const [latest, first] = play.match.takenBack;
    expect(latest).toMatchObject({ at: 2, decision: { seat: 0, answer: [{ verb: 'end' }] } });
    expect(first).toMatchObject({ at: 1, decision: { seat: 0, answer: [{ verb: 'play' }] } });
  });

  it('says whether something hidden had been seen through it', () => {
    const ends = begun().pick('end').pick('end');
    ends.match.undo(0);
    expect(ends.match.takenBack.map(({ learned }) => learned)).toEqual([false, false]);
    const draws = begun().pick('play book');
    expect(draws.match.learnedSince(0, [0])).toBe(true);
    draws.match.undo(0);
    expect(draws.match.takenBack.map(({ learned }) => learned)).toEqual([true]);
  });

  it('asks whether certain seats have seen it', () => {
    const draws = begun().pick('play book');
    expect(draws.match.learnedSince(0, [1, 2])).toBe(true);
    const drawn = begun().pick('play book');
    expect(drawn.match.learnedSince(1, [0, 1, 2])).toBe(false);
  });

  it('is forgotten when the decision is redone', () => {
    const play = begun().pick('end').pick('end');
    play.match.undo(0);
    play.match.redo();
    expect(play.match.takenBack.map(({ at }) => at)).toEqual([2]);
  });

  it('is saved with the game', () => {
    const play = begun().pick('play book').pick('end');
    play.match.undo();
    expect(revived(play.match.record()).takenBack).toMatchObject([{ at: 2, learned: false }]);
  });

  it('says so of the decision that showed it, not of those after it', () => {
    const play = begun().pick('play book').pick('end').pick('end');
    play.match.undo(0);
    expect(play.match.takenBack.map(({ at, learned }) => [at, learned])).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ]);
  });
});

describe('the start of', () => {
  it('a turn is the first position in it, and of the turn before if it has just begun', () => {
    const play = begun().pick('play chant').pick('play book');
    expect(play.match.startOf('turn')).toBe(0);
    play.pick('end');
    expect(play.match.startOf('turn')).toBe(0);
    play.pick('play chant');
    expect(play.match.startOf('turn')).toBe(3);
    play.pick('end');
    expect(play.match.startOf('turn')).toBe(3);
    play.match.undo(play.match.startOf('turn'));
    expect(play.state.vars.active).toBe(1);
    expect(play.offers).toContain('play chant');
  });

  it('a round spans the turns of all players', () => {
    const play = playRound(begun());
    expect(play.match.startOf('round')).toBe(0);
    play.pick('end');
    expect(play.match.startOf('round')).toBe(5);
    play.pick('end').pick('end');
    expect(play.match.startOf('round')).toBe(5);
  });

  it('a phase is never before the start of its turn', () => {
    const play = playRound(begun()).pick('end').pick('play chant');
    expect(play.match.startOf('phase')).toBeGreaterThanOrEqual(play.match.startOf('turn'));
  });

  it('a game that has just begun is the beginning', () => {
    for (const period of ['round', 'turn', 'phase'] as const) {
      expect(begun().match.startOf(period)).toBe(0);
    }
  });
});

describe('a record', () => {
  it('replayed gives the same game, also after it was written down', () => {
    const play = playRound(
      playRound(begun({ ...layout, hand: [['chant', 'chant', 'book', 'book']] })),
    );
    const resumed = resume(play.game, revived(play.match.record()));
    if (!('match' in resumed)) throw new Error('not resumed');
    expect(resumed.dropped).toBe(0);
    expect(resumed.refusal).toBeNull();
    expect(JSON.stringify(resumed.match.state)).toBe(text(play));
    expect(resumed.match.log).toEqual(play.match.log);
    expect(resumed.match.undoable).toBe(10);
  });

  it('holds what was decided, not what was taken back', () => {
    const play = begun().pick('play chant').pick('end').pick('end');
    play.match.undo(1);
    expect(play.match.record().decisions).toHaveLength(1);
  });

  it('holds a snapshot for the end of each round', () => {
    const play = playRound(begun()).pick('end').pick('end').pick('end').pick('end');
    const { snapshots } = play.match.record();
    expect(snapshots.map(({ decisions }) => decisions)).toEqual([5, 8]);
    expect(snapshots.map(({ state }) => state.rounds)).toEqual([2, 3]);
    expect(snapshots[0]?.state).toMatchObject(play.match.stateAt(5));
  });

  it('drops the decisions that no longer fit, from the first one on', () => {
    const record = revived(playRound(begun()).match.record());
    const decisions = record.decisions.with(2, { seat: 2, answer: [{ verb: 'end' }] });
    const resumed = resume(arena(cards), { ...record, decisions });
    if (!('match' in resumed)) throw new Error('not resumed');
    expect(resumed.dropped).toBe(3);
    expect(resumed.refusal?.reason.say).toBe('notYourDecision');
    expect(resumed.match.undoable).toBe(2);
  });

  it('that cannot be set up any more gives the problems', () => {
    const record = revived(playRound(begun()).match.record());
    expect(resume(arena(cards), { ...record, options: null })).toEqual({
      problems: [{ say: 'noLayout' }],
    });
  });
});

describe('a record of other rules', () => {
  const other = arena(cards, { version: '2' });
  const play = playRound(begun()).pick('end').pick('end');
  const record = revived(play.match.record());

  it('goes on from its last snapshot', () => {
    // Before the snapshot nothing would fit: these decisions are never looked at again.
    const decisions = record.decisions.map((decision, at) =>
      at < 5 ? { seat: 9, answer: [{ verb: 'nonsense' }] } : decision,
    );
    const resumed = resume(other, { ...record, decisions });
    if (!('match' in resumed)) throw new Error('not resumed');
    expect(resumed.dropped).toBe(0);
    expect(resumed.match.undoable).toBe(2);
    expect(resumed.match.state.turns).toBe(play.state.turns);
    expect(resumed.match.record().decisions).toEqual(decisions);
    expect(resumed.match.record().rules).toBe('2');
  });

  it('can be saved and resumed again with the same rules', () => {
    const once = resume(other, record);
    if (!('match' in once)) throw new Error('not resumed');
    // Under the new rules the beginning would be refused: only the snapshot can carry it.
    const saved = revived(once.match.record());
    const broken = saved.decisions.with(0, { seat: 2, answer: [{ verb: 'end' }] });
    const twice = resume(other, { ...saved, decisions: broken });
    if (!('match' in twice)) throw new Error('not resumed');
    expect(twice.dropped).toBe(0);
    expect(JSON.stringify(twice.match.state)).toBe(JSON.stringify(once.match.state));
  });

  it('without a snapshot starts anew and goes as far as it fits', () => {
    const early = revived(begun().pick('play chant').pick('end').match.record());
    const resumed = resume(other, early);
    if (!('match' in resumed)) throw new Error('not resumed');
    expect(resumed.match.undoable).toBe(2);
    expect(resumed.dropped).toBe(0);
  });

  it('is not changed by playing on from it', () => {
    const before = JSON.stringify(record);
    const resumed = resume(other, record);
    if (!('match' in resumed)) throw new Error('not resumed');
    resumed.match.answer(2, [{ verb: 'end' }]);
    expect(JSON.stringify(record)).toBe(before);
  });
});

describe('a match', () => {
  it('that cannot begin says what is wrong', () => {
    expect(Match.begin(arena(cards), null as Json, 1)).toEqual([{ say: 'noLayout' }]);
  });

  it('writes down the answer in the words of the question, whatever else was sent with it', () => {
    const play = begun();
    const [option] = play.state.prompt?.options ?? [];
    play.match.answer(0, [{ ...option, smuggled: 'x'.repeat(100) }]);
    expect(play.match.record().decisions).toEqual([{ seat: 0, answer: [option] }]);
  });
});
