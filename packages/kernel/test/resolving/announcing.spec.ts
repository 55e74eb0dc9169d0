import { describe, expect, it } from 'vitest';
import { SUBJECT, THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  card,
  fromHand,
  note,
  on,
  played,
  strike,
  theAmount,
  volley,
  words,
  yours,
} from '../arena-game/vocabulary.ts';

const { alter, alterTo, cardIs, choose, instead, marked, never, query, same, sequence } = words;

const spell = (effect: ArenaEffect) => card('spell', {}, played(effect));
const target = card('target', { guard: 9 });
const extra = card('extra', { guard: 5 });
const itself = cardIs(SUBJECT, same(THIS));
const witness = (code: string, ...abilities: readonly ArenaAbility[]) =>
  card(code, { guard: 9 }, ...abilities);

describe('events that are announced', () => {
  const salvo = spell(sequence(volley(query('others'), 2), note('end')));
  const layout = { ring: [[], ['target'], ['extra']], hand: [['spell']] };

  it('all pass at once when nobody waits for them', () => {
    const play = new Play([salvo, target, extra], layout).pick('play spell');
    expect([play.harmOn('target'), play.harmOn('extra')]).toEqual([2, 2]);
    expect(play.notes).toBe('end');
  });

  it('do not pass when something takes their place', () => {
    const wall = witness('wall', on('aim', 'mustBefore', instead(note('missed')), itself));
    const play = new Play([salvo, target, wall], { ...layout, ring: [[], ['target'], ['wall']] });
    play.pick('play spell');
    expect([play.harmOn('target'), play.harmOn('wall')]).toEqual([2, 0]);
    expect(play.notes).toBe('missed, end');
    const alone = new Play([salvo, wall], { ...layout, ring: [[], [], ['wall']] });
    expect(alone.pick('play spell').notes).toBe('missed, end');
    expect(alone.harmOn('wall')).toBe(0);
  });

  it('pass with the amounts they have by then', () => {
    const soft = witness('soft', on('aim', 'mustBefore', alter(3), itself));
    const play = new Play([salvo, target, soft], { ...layout, ring: [[], ['target'], ['soft']] });
    play.pick('play spell');
    expect([play.harmOn('target'), play.harmOn('soft')]).toEqual([2, 5]);
  });

  it('pass before the responses to them are over, and what follows waits for these', () => {
    const clerk = witness('clerk', on('aim', 'mayAfter', note('seen')));
    const harmed = words.count(query('ring', words.hasTokens('harm')));
    const second = witness('second', on('aim', 'mustAfter', note('harmed', harmed)));
    const ring = [['clerk', 'second'], ['target'], []];
    const play = new Play([salvo, target, clerk, second], { ...layout, ring }).pick('play spell');
    expect(play.notes).toBe('harmed 0');
    play.pick('use clerk');
    expect(play.notes).toBe('harmed 0, seen, end');
    expect(play.harmOn('target')).toBe(2);
  });

  it('that are none at all pass as none', () => {
    const play = new Play([salvo], { hand: [['spell']] }).pick('play spell');
    expect(play.notes).toBe('end');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('are told to the one who announced them, though others announce meanwhile', () => {
    const angry = witness('angry', {
      ...on('aim', 'mustBefore', volley(query('others'), 1), itself),
      limit: { times: 1, per: 'turn' },
    } as ArenaAbility);
    const ring = [['target'], ['angry'], []];
    const play = new Play([salvo, target, angry], { ...layout, ring }).pick('play spell');
    expect([play.harmOn('target'), play.harmOn('angry')]).toEqual([1, 2]);
  });

  it('can be met from the hand', () => {
    const dodge = card(
      'dodge',
      {},
      fromHand('aim', 'mayBefore', instead(note('dodged')), cardIs(SUBJECT, yours)),
    );
    const play = new Play([salvo, target, extra, dodge], {
      ...layout,
      hand: [['spell'], ['dodge']],
    });
    play.pick('play spell').pick('play dodge');
    expect([play.harmOn('target'), play.harmOn('extra')]).toEqual([0, 2]);
    expect(play.notes).toBe('dodged, end');
  });
});

describe('setting the amount of an event', () => {
  const blow = spell(choose(query('others'), (foe) => strike(foe, 4)));
  const layout = (code: string) => ({ ring: [['clerk'], [code]], hand: [['spell']] });
  const clerk = witness('clerk', on('strike', 'mustAfter', note('saw', theAmount)));

  it('replaces it, and later levels see the new one', () => {
    const shell = witness('shell', on('strike', 'mustBefore', alterTo(1), itself));
    const play = new Play([blow, clerk, shell], layout('shell')).pick('play spell');
    expect(play.harmOn('shell')).toBe(1);
    expect(play.notes).toBe('saw 1');
  });

  it('may depend on what it was', () => {
    const cap = words.upTo(3, theAmount);
    const shell = witness('shell', on('strike', 'mustBefore', alterTo(cap), itself));
    const play = new Play([blow, clerk, shell], layout('shell')).pick('play spell');
    expect(play.notes).toBe('saw 3');
  });

  it('never sets it below nothing', () => {
    const shell = witness('shell', on('strike', 'mustBefore', alterTo(-2), itself));
    const play = new Play([blow, clerk, shell], layout('shell')).pick('play spell');
    expect(play.harmOn('shell')).toBe(0);
    expect(play.notes).toBe('saw 0');
  });
});

describe('marks of an event', () => {
  const clerk = witness(
    'clerk',
    on('strike', 'mustAfter', note('foul'), marked('foul')),
    on('strike', 'mustAfter', note('fair'), never(marked('foul'))),
  );
  const layout = { ring: [['clerk'], ['target']], hand: [['spell']] };
  const struck = (mark?: string) =>
    new Play([spell(strike(query('others'), 1, mark)), clerk, target], layout).pick('play spell');

  it('can be asked for', () => {
    expect(struck('foul').notes).toBe('foul');
    expect(struck('low').notes).toBe('fair');
    expect(struck().notes).toBe('fair');
  });

  it('are not there without an event', () => {
    const asks = spell(words.when(marked('foul'), note('yes'), note('no')));
    expect(new Play([asks], { hand: [['spell']] }).pick('play spell').notes).toBe('no');
  });
});
