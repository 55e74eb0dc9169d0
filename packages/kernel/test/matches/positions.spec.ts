import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Accepted, Game } from '../../src/index.ts';
import { Match } from '../../src/index.ts';
import { STRIDE } from '../../src/matches/positions.ts';
import { byCard } from '../../src/state/by-card.ts';
import type { Layout } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import type { ArenaVars } from '../arena-game/rules.ts';
import { card, note, played } from '../arena-game/vocabulary.ts';

const CHANTS = 100;
const chant = card('chant', {}, played(note('chant')));
const layout: Layout = { hand: [Array.from({ length: CHANTS }, () => 'chant'), [], []] };

/** A first turn of a hundred decisions and a second round, and how often a decision is made again. */
function longGame() {
  const play = new Play([chant], layout);
  const start = play.match.stateAt(0);
  const made = { decisions: 0 };
  const game: Game<ArenaVars> = {
    ...play.game,
    answer(...given) {
      made.decisions++;
      return play.game.answer(...given);
    },
  };
  const match = new Match(game, { state: start, log: [] }, { options: null, seed: 1 });
  const texts = [JSON.stringify(start)];
  const decide = (name: string) => {
    play.pick(name);
    const { decision, log } = play.match.positionAt(play.match.undoable);
    if (!decision) throw new Error('nobody has decided');
    const accepted: Accepted<ArenaVars> = { state: play.state, log, answer: decision.answer };
    match.accept(decision.seat, accepted);
    texts.push(JSON.stringify(match.state));
  };
  for (let count = 0; count < CHANTS; count++) decide('play chant');
  for (let count = 0; count < 4; count++) decide('end');
  return { match, made, texts };
}

describe('the positions of a long game', () => {
  it('are kept sparsely: every few decisions, where a round begins, and the latest', () => {
    const { match } = longGame();
    const rounds = new Set(positionsOf(match).map((at) => match.positionAt(at).rounds));
    expect(rounds.size).toBe(2);
    expect(match.states).toBe(Math.ceil(match.undoable / STRIDE) + 1 + STRIDE);
  });

  it('are made anew when somebody goes back, by a few decisions', () => {
    const { match, made, texts } = longGame();
    for (const at of [1, 77, 15, 50, 2, 99, 33]) {
      made.decisions = 0;
      expect(JSON.stringify(match.stateAt(at))).toBe(texts[at]);
      expect(made.decisions).toBeLessThan(STRIDE);
    }
    expect(match.states).toBe(Math.ceil(match.undoable / STRIDE) + 1 + STRIDE);
  });

  it('cost little more than one decision each when somebody goes all the way back and forth', () => {
    const { match, made, texts } = longGame();
    const last = match.undoable;
    while (match.undo()) expect(JSON.stringify(match.state)).toBe(texts[match.undoable]);
    expect(made.decisions).toBeLessThan(last);
    made.decisions = 0;
    while (match.redo()) expect(JSON.stringify(match.state)).toBe(texts[match.undoable]);
    expect(made.decisions).toBeLessThan(last);
    expect(match.undoable).toBe(last);
  });

  it('make no decision again to tell where rounds begin and what can be taken back', () => {
    const { match, made } = longGame();
    match.startOf('round');
    match.startOf('turn');
    match.learnedSince(1, [0]);
    for (const at of positionsOf(match)) match.positionAt(at);
    match.record();
    expect(made.decisions).toBe(0);
  });

  it('are forgotten when the game takes another way', () => {
    const { match, texts } = longGame();
    const { bytes } = match;
    match.undo(40);
    const { prompt } = match.state;
    const end = prompt?.options.find(({ verb }) => verb === 'end');
    match.answer(prompt?.seat ?? -1, [end]);
    expect(match.redoable).toBe(0);
    expect(JSON.stringify(match.stateAt(41))).not.toBe(texts[41]);
    expect(JSON.stringify(match.stateAt(39))).toBe(texts[39]);
    expect(match.bytes).toBeLessThan(bytes);
  });
});

describe('a number for a card', () => {
  it('takes no memory for the cards before it', () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const count = 20_000;
    const inUse = () => {
      collect();
      return process.memoryUsage().heapUsed;
    };
    const kept: unknown[] = Array.from({ length: count });
    const before = inUse();
    for (let index = 0; index < count; index++) kept[index] = byCard([[200 + (index % 50), 1]]);
    expect((inUse() - before) / count).toBeLessThan(500);
    expect(kept.at(-1)).toEqual({ 249: 1 });
    expect(JSON.stringify(kept[0])).toBe('{"200":1}');
  });

  it('takes none at all if there is no card', () => {
    expect(byCard([])).toBe(byCard([]));
  });
});

const positionsOf = (match: Match<ArenaVars>) =>
  Array.from({ length: match.undoable + 1 }, (_, at) => at);
