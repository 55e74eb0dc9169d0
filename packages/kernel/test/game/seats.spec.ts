import { describe, expect, it } from 'vitest';
import { scopeOf, THIS, useOf, uses } from '../../src/index.ts';
import { NONE } from '../../src/state/ids.ts';
import type { HouseRules } from '../arena-game/arena.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility } from '../arena-game/vocabulary.ts';
import {
  action,
  card,
  corner,
  exhaust,
  fall,
  mill,
  note,
  on,
  played,
  words,
  yours,
} from '../arena-game/vocabulary.ts';
import { deckOf, handOf } from '../arena-game/zones.ts';

const { change, choose, count, each, query, sequence } = words;

const pawn = card('pawn', { power: 1, guard: 3 });

describe('a game for fewer seats', () => {
  const layout = { seats: 2, ring: [['pawn'], ['pawn']], hand: [['pawn'], ['pawn']], turns: 4 };

  it('goes round among those that are there', () => {
    const play = new Play([pawn], layout);
    const asked: (number | null)[] = [];
    for (let turn = 0; turn < 4; turn++) {
      asked.push(play.asked);
      play.pick('end');
    }
    expect(asked).toEqual([0, 1, 0, 1]);
    expect(play.state.outcome?.winners).toEqual([0, 1]);
  });

  it('has its spectator after the last of them', () => {
    const play = new Play([pawn], layout);
    const spectator = play.game.view(play.state, 2);
    expect(spectator.seats).toBe(2);
    expect(spectator.zones[handOf(0)]).toEqual([{ back: 'arena 0', host: NONE }]);
    expect(spectator.cards.filter((each) => each !== null)).toHaveLength(2);
  });

  it('leaves as many seats as there can be if nothing else is said', () => {
    expect(new Play([pawn], {}).state.seats).toBe(3);
  });

  it('shows open cards to all of them and to nobody else', () => {
    expect(new Play([pawn], layout).card('pawn').seen).toBe(0b11);
    expect(new Play([pawn], { ring: [['pawn']] }).card('pawn').seen).toBe(0b111);
  });
});

describe('a card before a seat that does not control it', () => {
  const push = card('push', {}, played(choose(query('yours'), corner)));

  it('stays under the control of its owner', () => {
    const play = new Play([pawn, push], { ring: [['pawn']], hand: [['push']] }).pick('play push');
    expect(play.zoneOf('pawn')).toBe('corner');
    expect(play.card('pawn')).toMatchObject({ owner: 0, controller: 0 });
  });
});

describe('a card that nobody controls', () => {
  const lever = (ability: ArenaAbility) => card('lever', { guard: 9 }, ability);
  const optional = lever(on('cheer', 'mayAfter', sequence(mill(1), note('pulled'))));
  const deck = [['pawn'], ['pawn'], ['pawn']];
  const sizes = (play: Play) => [0, 1, 2].map((seat) => play.state.zones[deckOf(seat)]?.length);

  it('has no controller', () => {
    const play = new Play([optional, pawn], { wild: ['lever'], floor: ['pawn'] });
    expect(play.card('lever')).toMatchObject({ owner: NONE, controller: NONE });
    expect(play.card('pawn')).toMatchObject({ owner: 0, controller: 0 });
  });

  it('can be used by everybody in turn, once for an event', () => {
    const play = new Play([optional, pawn], { wild: ['lever'], deck });
    play.pick('cheer');
    expect(play.asked).toBe(0);
    expect(play.offers).toEqual(['use lever', 'pass']);
    play.pick('pass');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(['use lever', 'pass']);
    play.pick('use lever');
    expect(play.notes).toBe('pulled');
    expect(sizes(play)).toEqual([1, 0, 1]);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('need not be used by anybody', () => {
    const play = new Play([optional, pawn], { wild: ['lever'], deck });
    play.pick('cheer').pick('pass').pick('pass').pick('pass');
    expect(play.notes).toBe('');
    expect(sizes(play)).toEqual([1, 1, 1]);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('is offered only to those who can use it', () => {
    const able = lever(on('cheer', 'mayAfter', mill(1)));
    const play = new Play([able, pawn], { wild: ['lever'], deck: [[], [], ['pawn']] });
    play.pick('cheer');
    expect(play.asked).toBe(2);
    play.pick('use lever');
    expect(sizes(play)).toEqual([0, 0, 0]);
    const nobody = new Play([able, pawn], { wild: ['lever'] }).pick('cheer');
    expect(nobody.offers).toEqual(YOUR_TURN);
  });

  it('belongs to whom the game says', () => {
    const play = new Play([optional, pawn], { wild: ['lever'], deck }, { you: () => 2 });
    play.pick('cheer');
    expect(play.asked).toBe(2);
    play.pick('use lever');
    expect(sizes(play)).toEqual([1, 1, 0]);
  });

  it('may belong to whom the event is about', () => {
    const house: HouseRules = { you: (_table, _card, event) => event?.seat ?? NONE };
    const play = new Play([optional, pawn], { wild: ['lever'], deck }, house);
    play.pick('end').pick('cheer');
    expect(play.asked).toBe(1);
    expect(play.pick('use lever').notes).toBe('pulled');
    expect(sizes(play)).toEqual([1, 0, 1]);
  });

  it('does what it must for the first in order', () => {
    const forced = lever(on('cheer', 'mustAfter', mill(1)));
    const play = new Play([forced, pawn], { wild: ['lever'], deck });
    play.pick('end').pick('cheer');
    expect(sizes(play)).toEqual([1, 0, 1]);
  });

  it('changes the values of those the game says are yours', () => {
    const banner = lever({ kind: 'constant', modifiers: [change('power', yours, 2)] });
    const cards = [banner, pawn, card('rook', { power: 1, guard: 3 })];
    const layout = { wild: ['lever'], ring: [['pawn'], ['rook']] };
    const mine = new Play(cards, layout, { you: () => 1 });
    expect([mine.value('pawn', 'power'), mine.value('rook', 'power')]).toEqual([1, 3]);
    const nobodys = new Play(cards, layout);
    expect([nobodys.value('pawn', 'power'), nobodys.value('rook', 'power')]).toEqual([1, 1]);
  });
});

describe('who puts forced abilities in order', () => {
  const clock = (code: string) => card(code, { guard: 9 }, on('cheer', 'mustAfter', note(code)));
  const cards = [clock('tick'), clock('tock')];
  const layout = { ring: [[], ['tick', 'tock']] };

  it('is the player who controls all of them', () => {
    const play = new Play(cards, layout).pick('cheer');
    expect(play.asked).toBe(1);
    expect(play.pick('use tock').notes).toBe('tock, tick');
  });

  it('is the first in order, if the game says so', () => {
    const play = new Play(cards, layout, { firstOrders: true }).pick('cheer');
    expect(play.asked).toBe(0);
    expect(play.offers).toEqual(['use tick', 'use tock']);
    expect(play.pick('use tock').notes).toBe('tock, tick');
    const later = new Play(cards, layout, { firstOrders: true }).pick('end').pick('end');
    expect(later.pick('cheer').asked).toBe(2);
  });
});

describe('what the game itself forbids', () => {
  const silence: HouseRules = {
    forbids: [
      {
        say: 'hush',
        rule: 'silence',
        stands: ({ game, state }, { card, seat }) =>
          game.printed[state.cards[card]?.design ?? NONE]?.code === 'loud' && seat === 0,
      },
    ],
  };
  const loud = card(
    'loud',
    { guard: 9 },
    action(note('shout')),
    on('cheer', 'mayAfter', note('yes')),
  );
  const quiet = card(
    'quiet',
    { guard: 9 },
    action(note('hum')),
    on('cheer', 'mayAfter', note('mm')),
  );
  const layout = { ring: [['loud', 'quiet'], ['loud']] };

  it('is not offered, in turn and in windows', () => {
    const play = new Play([loud, quiet], layout, silence);
    expect(play.offers).toEqual(['use quiet', ...YOUR_TURN]);
    play.pick('cheer');
    expect(play.offers).toEqual(['use quiet', 'pass']);
    play.pick('pass');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(['use loud', 'pass']);
  });

  it('has a reason of its own, after those of the card', () => {
    const tired = card('loud', { guard: 9 }, action(note('shout'), { cost: exhaust(THIS) }));
    const play = new Play([tired], { ring: [['loud'], ['loud']] }, silence);
    const why = (seat: number, id: number) => {
      const ability = tired.abilities[0];
      if (ability?.kind !== 'action') throw new Error('no action');
      return uses.whyNot(play.table, useOf(ability, 0, scopeOf(id, seat)));
    };
    expect(why(0, 0)).toEqual({ reason: { say: 'hush', card: 0 }, rule: 'silence' });
    expect(why(1, 1)).toBeNull();
    play.pick('end').pick('use loud');
    expect(why(1, 1)?.rule).toBe('cost');
    expect(why(0, 1)?.rule).toBe('cost');
  });
});

describe('a game with nobody left to fall', () => {
  it('takes a card that is nobody’s out of play when it falls', () => {
    const sweep = card('sweep', {}, played(each(query('floor'), fall)));
    const clerk = card(
      'clerk',
      { guard: 9 },
      on('fall', 'mustAfter', note('left', count(query('floor')))),
    );
    const play = new Play([sweep, pawn, clerk], {
      wild: ['pawn', 'pawn'],
      ring: [['clerk']],
      hand: [['sweep']],
    });
    expect(play.pick('play sweep').notes).toBe('left 1, left 0');
  });
});
