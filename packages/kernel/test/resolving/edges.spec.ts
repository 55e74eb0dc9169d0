import { describe, expect, it } from 'vitest';
import { SUBJECT, THIS } from '../../src/index.ts';
import { CHECKS } from '../../src/testing/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaEffect } from '../arena-game/vocabulary.ts';
import { card, fall, mill, note, on, played, strike, words } from '../arena-game/vocabulary.ts';

const { cardIs, change, choose, instead, keep, lasting, may, query, same } = words;
const { sequence, statAtLeast } = words;

const target = card('target', { guard: 9 });
const spell = (effect: ArenaEffect) => card('spell', {}, played(effect));
const blow = card('blow', {}, played(choose(query('others'), (foe) => strike(foe, 2))));
const itself = cardIs(SUBJECT, same(THIS));

describe('cards that lie in play when the game is set up', () => {
  const clock = card('clock', { guard: 9 }, on('bell', 'mustAfter', note('tick')));
  const bystander = card('bystander', { guard: 9 }, on('bell', 'mustAfter', note('yawn')));

  it('work from the beginning', () => {
    const play = new Play([clock], { floor: ['clock'] });
    expect(play.notes).toBe('tick');
  });

  it('do not take the abilities of others with them when they leave', () => {
    const cards = [clock, bystander, spell(fall(query('floor')))];
    const layout = { floor: ['clock'], ring: [['bystander']], hand: [['spell']] };
    const play = new Play(cards, layout);
    play.pick('use clock').pick('play spell').pick('end');
    expect(play.zoneOf('clock')).toBe('discard pile');
    expect(play.notes).toMatch(/yawn, yawn$/);
  });
});

describe('the cards an effect was done to', () => {
  it('do not include what other abilities did meanwhile', () => {
    const effect = keep(mill(1), (_kept, many) => note('milled', many));
    const greedy = card('greedy', { guard: 9 }, {
      ...on('milled', 'mustAfter', mill(1)),
      limit: { times: 1, per: 'turn' },
    } as ArenaAbility);
    const layout = {
      ring: [['greedy']],
      hand: [['spell']],
      deck: [['target', 'target', 'target']],
    };
    const play = new Play([spell(effect), greedy, target], layout);
    play.pick('play spell');
    expect(play.notes).toBe('milled 1');
  });
});

describe('canceling', () => {
  it('is replacing an event by nothing', () => {
    const wall = card(
      'wall',
      { guard: 9 },
      on('strike', 'mustBefore', instead(sequence()), itself),
    );
    const play = new Play([blow, wall], { ring: [[], ['wall']], hand: [['blow']] });
    play.pick('play blow');
    expect(play.harmOn('wall')).toBe(0);
  });
});

describe('a question whether to do something', () => {
  it('is not asked when its second target would be missing', () => {
    const pair = choose(query('yours'), (one) =>
      choose(query('yours', words.not(same(one))), (other) => sequence(fall(one), fall(other))),
    );
    const play = new Play([spell(may(pair)), target], { ring: [['target']], hand: [['spell']] });
    play.pick('play spell');
    expect(play.offers).toEqual(YOUR_TURN);
  });
});

describe('a value that depends on itself', () => {
  it('is still a number', () => {
    const snob = card(
      'snob',
      { power: 2, guard: 9 },
      {
        kind: 'constant',
        modifiers: [change('power', statAtLeast('power', 2), 1)],
      },
    );
    const play = new Play([snob], { ring: [['snob']] });
    expect(play.value('snob', 'power')).toBe(3);
  });
});

describe('a hidden card that an ability is about', () => {
  const secrets = CHECKS.filter(({ name }) => name === 'secrets are kept');
  const examine = ({ game, state }: Play) => {
    const { prompt } = state;
    if (!prompt) throw new Error('nobody is asked');
    const dice = { roll: () => 0, shuffle: <T>(items: T[]) => items.reverse(), state: [] };
    const position = { game, state, prompt, start: state, dice, most: 600 };
    for (const check of secrets) check.at(position);
  };
  const layout = { hand: [['spell', 'target', 'target']], deck: [['target']] };

  it('stays hidden from the others while the ability goes on', () => {
    const effect = choose(query('yourHand'), () => may(mill(1)));
    const play = new Play([spell(effect), target], layout);
    play.pick('play spell').pick('choose target');
    expect(play.offers).toEqual(['yes', 'no']);
    expect(() => examine(play)).not.toThrow();
  });

  it('stays hidden from the others while a change of it lasts', () => {
    const effect = choose(query('yourHand'), (one) =>
      lasting('round', change('price', same(one), -1)),
    );
    const play = new Play([spell(effect), target], layout);
    play.pick('play spell').pick('choose target');
    expect(() => examine(play)).not.toThrow();
  });
});
