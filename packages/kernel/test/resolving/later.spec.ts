import { describe, expect, it } from 'vitest';
import { SUBJECT, THIS, zoneOf } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  card,
  coded,
  draw,
  note,
  on,
  played,
  strike,
  words,
  yours,
} from '../arena-game/vocabulary.ts';
import { handOf } from '../arena-game/zones.ts';

const { cardIs, change, choose, instead, lasting, later, query, same, sequence, when } = words;

const spell = (effect: ArenaEffect) => card('spell', {}, played(effect));
const blow = card('blow', {}, played(choose(query('ring'), (foe) => strike(foe, 2))));
const target = card('target', { power: 1, guard: 9 });
const extra = card('extra', { power: 1, guard: 5 });
const itself = cardIs(SUBJECT, same(THIS));

describe('an effect that is delayed', () => {
  const layout = { ring: [[], ['target', 'extra']], hand: [['spell', 'blow', 'blow']] };

  it('waits for its event, is done once, and is gone', () => {
    const play = new Play([spell(later('strike', note('later'))), blow, target, extra], layout);
    play.pick('play spell');
    expect(play.notes).toBe('');
    expect(play.state.delayed).toHaveLength(1);
    play.pick('play blow').pick('choose target');
    expect(play.notes).toBe('later');
    expect(play.state.delayed).toEqual([]);
    play.pick('play blow').pick('choose target');
    expect(play.notes).toBe('later');
  });

  it('is done after the event has happened and before anybody responds', () => {
    const harm = words.tokensOn('harm', query('others'));
    const clerk = card(
      'clerk',
      { guard: 9 },
      on('strike', 'mustBefore', note('before')),
      on('strike', 'mustAfter', note('response')),
    );
    const cards = [spell(later('strike', note('later', harm))), clerk, blow, target];
    const play = new Play(cards, { ...layout, ring: [['clerk'], ['target']] });
    play.pick('play spell').pick('play blow').pick('choose target');
    expect(play.notes).toBe('before, later 2, response');
  });

  it('waits on for an event that fits its condition', () => {
    const effect = later('strike', note('extra'), cardIs(SUBJECT, coded('extra')));
    const play = new Play([spell(effect), blow, target, extra], layout);
    play.pick('play spell').pick('play blow').pick('choose target');
    expect(play.notes).toBe('');
    expect(play.state.delayed).toHaveLength(1);
    play.pick('play blow').pick('choose extra');
    expect(play.notes).toBe('extra');
  });

  it('does not come about when something else takes the place of the event', () => {
    const wall = card(
      'wall',
      { guard: 9 },
      on('strike', 'mustBefore', instead(sequence()), itself),
    );
    const play = new Play([spell(later('strike', note('later'))), blow, wall, target], {
      ...layout,
      ring: [[], ['wall', 'target']],
    });
    play.pick('play spell').pick('play blow').pick('choose wall');
    expect(play.notes).toBe('');
    expect(play.pick('play blow').pick('choose target').notes).toBe('later');
  });

  it('remembers the cards that were chosen and who chose them', () => {
    const effect = choose(query('others'), (foe) =>
      later('bell', sequence(strike(foe, 3), draw(1))),
    );
    const play = new Play([spell(effect), target, extra, blow], {
      ...layout,
      deck: [['blow'], ['blow']],
    });
    play.pick('play spell').pick('choose extra').pick('end');
    expect(play.asked).toBe(1);
    expect(play.harmOn('extra')).toBe(3);
    expect(play.harmOn('target')).toBe(0);
    // The player of the spell draws, though it is another's turn.
    expect(zoneOf(play.state, handOf(0))).toHaveLength(3);
    expect(zoneOf(play.state, handOf(1))).toHaveLength(0);
  });

  it('may ask: everything else waits for the answer', () => {
    const effect = later(
      'cheer',
      choose(query('others'), (foe) => strike(foe, 1)),
    );
    const play = new Play([spell(effect), target, extra, blow], layout);
    play.pick('play spell').pick('cheer');
    expect(play.asked).toBe(0);
    expect(play.offers).toEqual(['choose target', 'choose extra']);
    play.pick('choose extra');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('is one of several, and all are done in the order in which they were made', () => {
    const both = sequence(later('cheer', note('one')), later('cheer', note('two')));
    const play = new Play([spell(both)], { hand: [['spell']] });
    expect(play.pick('play spell').pick('cheer').notes).toBe('one, two');
  });
});

describe('a change until the next event', () => {
  const cards = (effect: ArenaEffect) => [spell(effect), blow, target, extra];
  const layout = { ring: [['target', 'extra']], hand: [['spell', 'blow', 'blow']] };
  const stronger = choose(query('yours'), (one) =>
    lasting('round', change('power', same(one), 4), 'strike'),
  );

  it('ends with an event about a card it changes, and with no other', () => {
    const play = new Play(cards(stronger), layout);
    play.pick('play spell').pick('choose target');
    expect(play.value('target', 'power')).toBe(5);
    play.pick('play blow').pick('choose extra');
    expect(play.value('target', 'power')).toBe(5);
    play.pick('play blow').pick('choose target');
    expect(play.value('target', 'power')).toBe(1);
    expect(play.state.lasting).toEqual([]);
  });

  it('is still there while the event happens', () => {
    const tougher = choose(query('yours'), (one) =>
      lasting('round', change('guard', same(one), 3), 'strike'),
    );
    const weak = card('extra', { guard: 2 });
    const play = new Play([spell(tougher), blow, weak, target], layout);
    play.pick('play spell').pick('choose extra').pick('play blow').pick('choose extra');
    expect(play.zoneOf('extra')).toBe('ring');
    expect(play.value('extra', 'guard')).toBe(2);
  });

  it('ends with its period if there is no such event', () => {
    const play = new Play(cards(stronger), layout);
    play.pick('play spell').pick('choose target').pick('end').pick('end').pick('end');
    expect(play.value('target', 'power')).toBe(1);
  });

  it('does not end with an event that is about no card', () => {
    const effect = lasting('round', change('power', yours, 4), 'bell');
    const play = new Play(cards(effect), layout);
    play.pick('play spell').pick('end');
    expect(play.value('target', 'power')).toBe(5);
  });

  it('does not end with the event that brought it about', () => {
    const after = later('strike', lasting('round', change('power', yours, 4), 'strike'));
    const play = new Play(cards(after), layout);
    play.pick('play spell').pick('play blow').pick('choose target');
    expect(play.value('target', 'power')).toBe(5);
    play.pick('play blow').pick('choose target');
    expect(play.value('target', 'power')).toBe(1);
  });

  it('that has no next event stays', () => {
    const effect = when({ fact: 'yourTurn' }, lasting('round', change('power', yours, 4)));
    const play = new Play(cards(effect), layout);
    play.pick('play spell').pick('play blow').pick('choose target');
    expect(play.value('target', 'power')).toBe(5);
  });
});
