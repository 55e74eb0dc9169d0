import { describe, expect, it } from 'vitest';
import { causesIn, doerOf } from '../../src/causes/causes.ts';
import { Retelling } from '../../src/causes/retelling.ts';
import type { Definition } from '../../src/game/rules.ts';
import type { Frame } from '../../src/index.ts';
import { arena } from '../arena-game/arena.ts';
import { Play } from '../arena-game/playing.ts';
import { card, note, on, played, strike, words } from '../arena-game/vocabulary.ts';

const { choose, each, lasting, change, query, same, sequence } = words;

const spell = card(
  'spell',
  {},
  played(choose(query('others'), (foe) => sequence(strike(foe, 1), note('done')))),
);
const guard = card(
  'guard',
  { guard: 9 },
  on(
    'strike',
    'mustAfter',
    each(query('others'), (foe) => lasting('turn', change('power', same(foe), 1))),
  ),
);
const target = card('target', { guard: 9 });
const layout = { hand: [['spell']], ring: [['guard'], ['target', 'target']] };

/** The rules of Arena with these fields of frames that name who does something. */
const withDoers = (...doers: readonly string[]): Definition => ({
  ...arena([spell, guard, target]).definition,
  doers,
});

const frame = (name: string, step: number, locals: object = {}): Frame => ({
  procedure: name,
  step,
  locals,
});

describe('why something happens', () => {
  it('is told by the frames of the stack, the outermost first', () => {
    const play = new Play([spell, guard, target], layout).pick('play spell');
    const definition = withDoers('card');
    const id = play.find('spell');
    expect(causesIn(definition, play.state.stack)).toEqual([
      { rule: 'opening', step: 'the first turn', card: -1, depth: 0 },
      { rule: 'turn', step: 'the bell', card: -1, depth: 1 },
      { rule: 'playing', step: 'what it does', card: id, depth: 2 },
    ]);
  });

  it('tells an ability in a window by the rule of its level and the card used last', () => {
    const definition = withDoers();
    const used = [{ card: 3 }, { card: 4 }];
    for (const name of ['window', 'forced window']) {
      expect(causesIn(definition, [frame(name, 1, { level: 'mayAfter', used })])).toEqual([
        { rule: 'timing', step: '', card: 4, depth: 0 },
      ]);
    }
  });

  it('leaves out what is no reason: an occurrence, a window without a user, a level or a procedure unknown here', () => {
    const definition = withDoers();
    const stack = [
      frame('occurrence', 1),
      frame('window', 1, { level: 'mayAfter', used: [] }),
      frame('window', 1, { level: 'never', used: [{ card: 4 }] }),
      frame('sleeping', 1),
    ];
    expect(causesIn(definition, stack)).toEqual([]);
  });

  it('tells the parts of one ability once, and two of one rule and card in a row as the inner one', () => {
    const definition = withDoers();
    const scope = { source: 7 };
    const other = { source: 8 };
    const causes = causesIn(definition, [
      frame('sequence', 1, { scope }),
      frame('choose', 2, { scope }),
      frame('sequence', 1, { scope: other }),
      frame('playing', 1),
      frame('playing', 2),
    ]);
    expect(causes.map(({ rule, card: of, step, depth }) => [rule, of, step, depth])).toEqual([
      ['effect', 7, '', 0],
      ['effect', 8, '', 2],
      ['playing', -1, 'pay', 4],
    ]);
  });

  it('names the step that is running, the first before any has begun', () => {
    const definition = withDoers();
    const stepAt = (step: number) => causesIn(definition, [frame('playing', step)])[0]?.step;
    expect([0, 1, 2, 9].map(stepAt)).toEqual(['show it', 'show it', 'pay', '']);
  });
});

describe('who does it', () => {
  const definition = withDoers('attacker', 'cards');

  it.each([
    ['the first field that names a card', { attacker: 3, cards: [4, 5], scope: { source: 6 } }, 3],
    ['the first of several', { attacker: -1, cards: [4, 5], scope: { source: 6 } }, 4],
    ['whose effect it is', { cards: [], scope: { source: 6 } }, 6],
    ['nobody', { cards: 'none' }, -1],
    ['nobody who is known', { attacker: -4097 }, -1],
  ])('is %s', (_, locals, doer) => {
    expect(doerOf(definition, frame('playing', 1, locals))).toBe(doer);
  });

  it('is whose effect it is where a game names no fields', () => {
    const { doers: _none, ...plain } = definition;
    expect(doerOf(plain, frame('playing', 1, { attacker: 3, scope: { source: 6 } }))).toBe(6);
  });
});

describe('decisions made again', () => {
  it('show for each line what was being resolved when it was told', () => {
    const play = new Play([spell, guard, target], layout);
    const start = play.state;
    play.pick('play spell');
    const before = play.match.log.length;
    play.pick('choose target');
    const answerTo = (decision: number) => play.match.decisionAt(decision)?.answer ?? [];
    const retelling = new Retelling(play.game.definition, start);
    retelling.skip(answerTo(1));
    const told = retelling.follow(answerTo(2));
    expect(told).toHaveLength(play.match.log.length - before);
    const [affects] = told;
    // The window of the guard is open, and each frame tells the step that is running.
    expect(affects?.stack.map(({ procedure: name, step }) => `${name} ${step}`)).toContain(
      'forced window 1',
    );
    expect(start.decisions, 'the position before is left as it was').toBe(0);
  });
});
