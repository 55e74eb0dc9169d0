import { describe, expect, it } from 'vitest';
import type { State } from '../../src/index.ts';
import { Match, seeded, THIS, zoneOf } from '../../src/index.ts';
import { NONE } from '../../src/state/ids.ts';
import { demandCardsInPlace, demandIndices } from '../../src/testing/conservation.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaEffect } from '../arena-game/vocabulary.ts';
import {
  action,
  attach,
  bury,
  card,
  coded,
  corner,
  fall,
  liesOn,
  mill,
  note,
  on,
  played,
  recall,
  shuffleDeck,
  summon,
  tuck,
  words,
} from '../arena-game/vocabulary.ts';
import { deckOf, handOf, UNDER } from '../arena-game/zones.ts';

const { change, choose, count, query, same } = words;

const knight = card('knight', { guard: 9 });
const squire = card('squire', { guard: 9 });
const sword = card('sword', { guard: 9 });
const spell = (code: string, effect: ArenaEffect) => card(code, {}, played(effect));
const arm = spell(
  'arm',
  choose(query('yours', coded('sword')), (it) =>
    choose(query('yours', coded('knight')), (who) => attach(it, who)),
  ),
);
const swordIn = (to: (it: Parameters<typeof corner>[0]) => ArenaEffect) =>
  choose(query('ring', coded('sword')), to);

describe('a card that lies at another', () => {
  const cards = [
    knight,
    squire,
    sword,
    arm,
    spell('push', swordIn(corner)),
    spell('fell', swordIn(fall)),
    spell('lift', swordIn(recall)),
  ];
  const armed = () => {
    const hand = [['arm', 'push', 'fell', 'lift']];
    const play = new Play(cards, { ring: [['sword', 'knight', 'squire']], hand });
    expect(play.card('sword').host).toBe(NONE);
    return play.pick('play arm');
  };

  it('has it as its host, and can be asked for', () => {
    const play = armed();
    expect(play.card('sword').host).toBe(play.find('knight'));
    const onKnight = query('ring', liesOn(THIS));
    const counts = (code: string) =>
      card(code, { guard: 9 }, action(note('swords', count(onKnight))));
    const other = new Play([counts('knight'), counts('squire'), sword, arm], {
      ring: [['sword', 'knight', 'squire']],
      hand: [['arm']],
    });
    other.pick('play arm').pick('use knight').pick('use squire');
    expect(other.notes).toBe('swords 1, swords 0');
  });

  it('keeps its host when it moves within play', () => {
    const play = armed().pick('play push');
    expect(play.zoneOf('sword')).toBe('corner');
    expect(play.card('sword').host).toBe(play.find('knight'));
  });

  it('has none any more when it leaves play', () => {
    for (const leaving of ['play fell', 'play lift']) {
      const play = armed().pick(leaving);
      expect(['discard pile', 'hand']).toContain(play.zoneOf('sword'));
      expect(play.card('sword').host).toBe(NONE);
    }
  });
});

describe('hidden cards under another', () => {
  const ambush = card(
    'ambush',
    { guard: 9 },
    action(tuck(THIS), { limit: { times: 2, per: 'turn' } }),
  );
  const codes = ['a', 'b', 'c', 'd', 'e', 'f'];
  const cards = [ambush, ...codes.map((code) => card(code, { guard: 1 }))];
  const tucked = () => {
    const play = new Play(cards, { ring: [['ambush', 'ambush']], deck: [codes, ['a']] });
    const use = (at: number) => {
      const option = play.state.prompt?.options.filter(({ verb }) => verb === 'use')[at];
      const answered = play.match.answer(0, option ? [option] : []);
      if ('refusal' in answered) throw new Error('refused');
    };
    use(0);
    use(1);
    return play;
  };
  const hosts = ({ state }: Pick<Play, 'state'>) =>
    zoneOf(state, UNDER).map((id) => state.cards[id]?.host);

  it('show their backs and where they lie, and nothing else', () => {
    const play = tucked();
    expect(hosts(play)).toEqual([0, 1]);
    for (const seat of [0, 1, 2, 3]) {
      const view = play.game.view(play.state, seat);
      expect(view.zones[UNDER]).toEqual([
        { back: 'arena 0', host: 0 },
        { back: 'arena 0', host: 1 },
      ]);
      expect(view.cards[play.find('f')]).toBeNull();
    }
  });

  it('lie at the same cards in every guess, though they may be others', () => {
    const play = tucked();
    const view = play.game.view(play.state, 1);
    const guessed = new Set<string>();
    for (let guess = 1; guess <= 20; guess++) {
      const state = play.game.resample(view, seeded(guess));
      demandCardsInPlace(state as State);
      expect(hosts({ state })).toEqual([0, 1]);
      expect(play.game.view(state, 1)).toEqual(view);
      guessed.add(zoneOf(state, UNDER).join());
    }
    expect(guessed.size).toBeGreaterThan(5);
  });

  it('do not tell a card that is hidden too: neither one under it nor one at it', () => {
    const hide = spell(
      'hide',
      choose(query('yourHand', coded('a')), (it) => tuck(it)),
    );
    const pin = spell(
      'pin',
      choose(query('yours'), (one) =>
        choose(query('yourHand', coded('a')), (it) => attach(one, it)),
      ),
    );
    const play = new Play([...cards, hide, pin], {
      ring: [['ambush']],
      hand: [['hide', 'pin', 'a']],
      deck: [['b']],
    });
    play.pick('play hide').pick('play pin');
    const hidden = play.find('a');
    expect(play.card('ambush').host).toBe(hidden);
    const own = play.game.view(play.state, 0);
    expect(own.zones[UNDER]).toEqual([{ back: 'arena 0', host: hidden }]);
    expect(own.cards[play.find('ambush')]?.host).toBe(hidden);
    for (const seat of [1, 2, 3]) {
      const view = play.game.view(play.state, seat);
      const place = view.cards[play.find('ambush')]?.host ?? NONE;
      expect(place).toBeLessThan(NONE);
      expect(view.zones[UNDER]).toEqual([{ back: 'arena 0', host: place }]);
      const guess = play.game.resample(view, seeded(4));
      const held = zoneOf(guess, handOf(0))[0];
      expect(guess.cards[play.find('ambush')]?.host).toBe(held);
      expect(hosts({ state: guess })).toEqual([held]);
    }
  });

  it('do not tell where in a deck their host lies after a shuffle', () => {
    const sink = spell(
      'sink',
      choose(query('ring', coded('ambush')), (it) => words.sequence(bury(it), shuffleDeck)),
    );
    const pin = spell(
      'pin',
      choose(query('ring', coded('knight')), (one) =>
        choose(query('ring', coded('ambush')), (it) => attach(one, it)),
      ),
    );
    const play = new Play([...cards, knight, sink, pin], {
      ring: [['ambush', 'knight']],
      hand: [['sink', 'pin']],
      deck: [codes],
    });
    play.pick('play pin').pick('use ambush').pick('play sink');
    const host = play.find('ambush');
    const { state } = play;
    expect(play.zoneOf('ambush')).toBe('deck');
    expect([play.card('knight').host, ...hosts(play)]).toEqual([host, host]);
    const deck = deckOf(0);
    const others = zoneOf(state, deck).filter((id) => id !== host);
    for (const seat of [0, 1, 2, 3]) {
      const view = play.game.view(state, seat);
      expect(view.cards[play.find('knight')]?.host).toBeLessThan(NONE);
      for (let at = 0; at <= others.length; at++) {
        const zones = [...state.zones];
        zones[deck] = [...others.slice(0, at), host, ...others.slice(at)];
        expect(play.game.view({ ...state, zones }, seat)).toEqual(view);
      }
      if (seat === 3) continue;
      const guess = play.game.resample(view, seeded(6));
      demandCardsInPlace(guess as State);
      expect(play.game.view(guess, seat)).toEqual(view);
    }
  });
});

describe('a piece that was not in the game before', () => {
  const imp = card('imp', { power: 2, guard: 1 }, on('cheer', 'mustAfter', note('imp')), {
    kind: 'constant',
    modifiers: [change('power', same(THIS), 1)],
  });
  const call = spell('call', summon('imp'));
  const cards = [imp, call, knight, spell('fell', choose(query('yours', coded('imp')), fall))];
  const layout = { ring: [['knight']], hand: [['call', 'fell']], deck: [[], ['knight']] };

  it('has a place, a controller, values and abilities like any other', () => {
    const play = new Play(cards, layout);
    const before = play.state.cards.length;
    play.pick('play call');
    expect(play.find('imp')).toBe(before);
    expect(play.card('imp')).toMatchObject({ owner: 0, controller: 0, host: NONE, seen: 0b111 });
    expect(play.zoneOf('imp')).toBe('ring');
    expect(play.value('imp', 'power')).toBe(3);
    demandCardsInPlace(play.state as State);
    demandIndices(play.game.definition, play.state as State);
    expect(play.pick('cheer').notes).toBe('imp');
  });

  it('can leave play', () => {
    const play = new Play(cards, layout).pick('play call').pick('play fell');
    expect(play.zoneOf('imp')).toBe('discard pile');
    expect(play.pick('cheer').notes).toBe('');
  });

  it('is part of what is seen and guessed', () => {
    const play = new Play(cards, layout).pick('play call');
    const view = play.game.view(play.state, 1);
    expect(view.cards[play.find('imp')]).toEqual(play.card('imp'));
    const state = play.game.resample(view, seeded(5));
    demandIndices(play.game.definition, state as State);
    expect(play.game.view(state, 1)).toEqual(view);
  });

  it('is not there any more when it is taken back', () => {
    const play = new Play(cards, layout);
    const before = play.state.cards.length;
    play.pick('play call');
    expect(play.match).toBeInstanceOf(Match);
    play.match.undo(0);
    expect(play.state.cards).toHaveLength(before);
    expect(play.offers).toEqual(['play call', 'play fell', ...YOUR_TURN]);
    expect(play.match.redo()).toBe(true);
    expect(play.state.cards).toHaveLength(before + 1);
  });

  it('does not share its place with a fork', () => {
    const play = new Play(cards, layout);
    const copy = play.game.fork(play.state);
    const option = copy.prompt?.options[0];
    if (!option) throw new Error('nothing to play');
    play.game.decide(copy, [option]);
    expect(copy.cards).toHaveLength(play.state.cards.length + 1);
  });

  it('is laid where it works at once: what it waits for comes next', () => {
    const both = spell('call', words.sequence(summon('imp'), mill(1)));
    const seer = card('imp', { guard: 1 }, on('milled', 'mustAfter', note('saw')));
    const play = new Play([seer, both, knight], { hand: [['call']], deck: [['knight']] });
    expect(play.pick('play call').notes).toBe('saw');
  });
});
