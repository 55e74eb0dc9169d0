import { describe, expect, it } from 'vitest';
import type { GameRecord, State } from '../../src/index.ts';
import { GENERATOR, numberingOf, resume } from '../../src/index.ts';
import type { KeptState } from '../../src/matches/record.ts';
import type { ArenaGame } from '../arena-game/arena.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import { card, note, played } from '../arena-game/vocabulary.ts';

const pupil = card('pupil', { guard: 3 });
const chant = card('chant', {}, played(note('chant')));
const sword = card('sword', {}, played(note('sword')));
const cards = [pupil, chant, sword];
const layout = { hand: [['chant', 'sword'], ['sword'], ['chant']], ring: [['pupil'], [], []] };

/** A record after a whole round and one more decision. */
function kept(): GameRecord {
  const play = new Play(cards, layout);
  play.pick('play chant').pick('end').pick('end').pick('end').pick('play sword');
  return JSON.parse(JSON.stringify(play.match.record()));
}

const codes = (game: ArenaGame, { cards: all, zones }: State) =>
  zones.map((zone) =>
    zone.map((id) => game.definition.printed[all[id]?.design ?? -1]?.code ?? 'unknown'),
  );

function resumed(game: ArenaGame, record: GameRecord) {
  const found = resume(game, record);
  if ('problems' in found) throw new Error(JSON.stringify(found.problems));
  return found;
}

describe('a kept position', () => {
  const before = arena(cards);
  const [snapshot] = kept().snapshots;

  it('names what its numbers stand for, and its generator', () => {
    expect(snapshot?.state.generator).toBe(GENERATOR);
    expect(Object.values(snapshot?.state.names?.designs ?? {}).sort()).toEqual([
      'chant',
      'pupil',
      'sword',
    ]);
  });

  it('has the same cards where newer rules count them otherwise', () => {
    const pack = [card('new', {}), sword, card('newer', {}), chant, pupil];
    const now = arena(pack, { version: '2' });
    const { match, dropped, since } = resumed(now, kept());
    expect(since).toEqual({ say: 'otherRules', was: '1', now: '2' });
    expect(codes(now, match.stateAt(0) as State)).toEqual(
      codes(before, snapshot?.state as KeptState),
    );
    // The decision after the snapshot still fits, and means the same card.
    expect(dropped).toBe(0);
    expect(match.state.vars.notes).toContain('sword');
  });

  it('that says no names is read by those of its version', () => {
    const record = kept();
    const bare = record.snapshots.map(({ decisions, state }) => {
      const { names: _left, generator: _too, ...plain } = state;
      return { decisions, state: plain };
    });
    const now = arena([card('new', {}), sword, chant, pupil], { version: '2' });
    const numberings = { '1': numberingOf(before.definition) };
    const knowing = { ...now, definition: { ...now.definition, numberings } };
    const { match } = resumed(knowing, { ...record, snapshots: bare });
    expect(codes(now, match.stateAt(0) as State)).toEqual(
      codes(before, snapshot?.state as KeptState),
    );
  });

  it('with a card that is gone is passed over, and nothing breaks', () => {
    const now = arena([pupil, chant], { version: '2' });
    // The setup lacks the card as well.
    expect(resume(now, kept())).toEqual({
      problems: [{ say: 'otherRules', was: '1', now: '2' }],
    });
  });
});

describe('a record of another generator', () => {
  const foreign: GameRecord = { ...kept(), generator: 'keyed/1' };

  it('goes on from its last snapshot, with the cards where they lay', () => {
    const { match, dropped, since } = resumed(arena(cards), foreign);
    expect(since).toEqual({ say: 'otherGenerator', was: 'keyed/1', now: GENERATOR });
    expect(dropped).toBe(1);
    expect(match.earlier).toBe(foreign.decisions.length - 1);
    // From now on it is a game of this generator.
    const again = match.record();
    expect(again.generator).toBe(GENERATOR);
    expect(resumed(arena(cards), again)).toMatchObject({ dropped: 0, since: null });
  });

  it('rolls on with dice of its own where those of the snapshot are foreign', () => {
    const odd = foreign.snapshots.map(({ decisions, state }) => ({
      decisions,
      state: { ...state, generator: 'keyed/1', random: ['a key', 17] as never },
    }));
    const { match } = resumed(arena(cards), { ...foreign, snapshots: odd });
    expect(match.state.random).toHaveLength(4);
    expect(match.state.random.every(Number.isInteger)).toBe(true);
  });

  it('is not dealt anew where there is no snapshot', () => {
    expect(resume(arena(cards), { ...foreign, snapshots: [] })).toEqual({
      problems: [{ say: 'otherGenerator', was: 'keyed/1', now: GENERATOR }],
    });
  });
});
