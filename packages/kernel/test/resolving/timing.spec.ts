import { describe, expect, it } from 'vitest';
import { CAUSE, SUBJECT, THIS } from '../../src/index.ts';
import { Play, YOUR_TURN } from '../arena-game/playing.ts';
import type { ArenaAbility, ArenaWords } from '../arena-game/vocabulary.ts';
import {
  card,
  fall,
  mill,
  note,
  on,
  played,
  strike,
  words,
  yours,
} from '../arena-game/vocabulary.ts';

const { alter, all, both, cardIs, choose, instead, may, not, query, same, sequence, when } = words;

const anyOther = query('others');
const blow = card('blow', {}, played(choose(anyOther, (foe) => strike(foe, 2))));
const target = card('target', { guard: 9 });
const itself = cardIs(SUBJECT, same(THIS));
const eventAmount = { amount: 'event' } as const;

function witness(code: string, ...abilities: readonly ArenaAbility[]) {
  return card(code, { guard: 9 }, ...abilities);
}

/** Notes its word on a level of every strike. */
function notes(level: ArenaWords['level'], word: string): ArenaAbility {
  return on('strike', level, note(word));
}

describe('the levels of an event', () => {
  it('come in the order of the table of priorities, with the event in the middle', () => {
    const harm = { amount: 'token', token: 'harm', of: SUBJECT } as const;
    const all = witness(
      'witness',
      on('strike', 'mayAfter', note('may after', harm)),
      on('strike', 'mustAfter', note('must after', harm)),
      on('strike', 'mayBefore', note('may before', harm)),
      on('strike', 'mustBefore', note('must before', harm)),
      on('strike', 'would', note('would', harm)),
    );
    const play = new Play([blow, target, all], {
      ring: [['witness'], ['target']],
      hand: [['blow']],
    });
    play.pick('play blow');
    expect(play.notes).toBe('would 0, must before 0');
    expect(play.asked).toBe(0);
    expect(play.offers).toEqual(['use witness', 'pass']);
    play.pick('use witness');
    expect(play.notes).toBe('would 0, must before 0, may before 0, must after 2');
    play.pick('use witness');
    expect(play.notes).toMatch(/may after 2$/);
    expect(play.harmOn('target')).toBe(2);
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('pass by themselves when nobody can do anything', () => {
    const idle = witness('idle', on('strike', 'mayBefore', note('x'), { fact: 'not', of: itself }));
    const play = new Play([blow, target, idle], { ring: [['idle'], ['target']], hand: [['blow']] });
    play.pick('play blow').pick('use idle').pick('end');
    expect(play.asked).toBe(1);
    const alone = new Play([blow, idle], { ring: [[], ['idle']], hand: [['blow']] });
    alone.pick('play blow');
    expect(alone.harmOn('idle')).toBe(2);
    expect(alone.offers).toEqual(YOUR_TURN);
  });

  it('ask the first player in which order forced abilities of one level resolve', () => {
    const one = witness('one', notes('mustBefore', 'one'));
    const two = witness('two', notes('mustBefore', 'two'));
    const three = witness('three', notes('mustBefore', 'three'));
    const layout = { ring: [['one'], ['two', 'target'], ['three']], hand: [[], ['blow']] };
    const play = new Play([blow, target, one, two, three], layout);
    play.pick('end');
    expect(play.asked).toBe(1);
    play.pick('play blow').pick('choose three');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(['use one', 'use two', 'use three']);
    play.pick('use three');
    expect(play.offers).toEqual(['use one', 'use two']);
    play.pick('use two');
    expect(play.notes).toBe('three, two, one');
    expect(play.harmOn('three')).toBe(2);
  });
});

describe('changing an event before it happens', () => {
  it('raises the amount that is dealt and that later levels see', () => {
    const sharp = witness('sharp', on('strike', 'mustBefore', alter(3)));
    const clerk = witness('clerk', on('strike', 'mustAfter', note('saw', eventAmount)));
    const layout = { ring: [['sharp', 'clerk'], ['target']], hand: [['blow']] };
    const play = new Play([blow, target, sharp, clerk], layout);
    play.pick('play blow');
    expect(play.harmOn('target')).toBe(5);
    expect(play.notes).toBe('saw 5');
  });

  it('never takes an amount below nothing', () => {
    const soft = witness('soft', on('strike', 'mustBefore', alter(-7), itself));
    const play = new Play([blow, soft], { ring: [[], ['soft']], hand: [['blow']] });
    play.pick('play blow');
    expect(play.harmOn('soft')).toBe(0);
  });

  it('lets something happen instead: no later interrupt, no event, no response', () => {
    const shield = witness(
      'shield',
      on(
        'strike',
        'mustBefore',
        instead(strike(THIS, eventAmount)),
        cardIs(SUBJECT, not(same(THIS))),
      ),
    );
    const clerk = witness(
      'clerk',
      on('strike', 'would', note('would'), cardIs(SUBJECT, not(same(THIS)))),
      on('strike', 'mayBefore', note('late'), cardIs(SUBJECT, not(same(THIS)))),
      on('strike', 'mustAfter', note('after', eventAmount)),
    );
    const layout = { ring: [['clerk'], ['target', 'shield']], hand: [['blow']] };
    const play = new Play([blow, target, shield, clerk], layout);
    play.pick('play blow').pick('choose target');
    // The strike on the shield is an event of its own, with windows of its own.
    expect(play.notes).toBe('would, would');
    play.pick('pass');
    expect(play.harmOn('target')).toBe(0);
    expect(play.harmOn('shield')).toBe(2);
    expect(play.notes).toBe('would, would, after 2');
    expect(play.offers).toEqual(YOUR_TURN);
  });

  it('changes the event that is interrupted even after the interrupt has caused another one', () => {
    const angry = witness(
      'angry',
      on('strike', 'mustBefore', sequence(strike(CAUSE, 1), alter(1)), itself),
    );
    const brawler = card('brawler', { guard: 9 }, {
      kind: 'action',
      during: 'turn',
      limit: { times: 1, per: 'turn' },
      effect: choose(anyOther, (foe) => strike(foe, 2)),
    } as ArenaAbility);
    const clerk = witness('clerk', on('strike', 'mustAfter', note('strike', eventAmount)));
    const play = new Play([angry, brawler, clerk], { ring: [['brawler', 'clerk'], ['angry']] });
    play.pick('use brawler');
    expect(play.harmOn('brawler')).toBe(1);
    expect(play.harmOn('angry')).toBe(3);
    expect(play.notes).toBe('strike 1, strike 3');
  });

  it('inside another event leaves the outer one as it is', () => {
    const angry = witness('angry', on('strike', 'mustBefore', strike(CAUSE, 1), itself));
    const brittle = witness(
      'brittle',
      {
        kind: 'action',
        during: 'turn',
        limit: { times: 1, per: 'turn' },
        effect: choose(anyOther, (foe) => strike(foe, 2)),
      },
      on('strike', 'mustBefore', alter(3), itself),
    );
    const play = new Play([angry, brittle], { ring: [['brittle'], ['angry']] });
    play.pick('use brittle');
    expect(play.harmOn('brittle')).toBe(4);
    expect(play.harmOn('angry')).toBe(2);
  });
});

describe('events inside events', () => {
  it('are resolved with their own windows before the outer one goes on', () => {
    const avenger = witness(
      'avenger',
      on('fall', 'mustAfter', note('avenged'), cardIs(SUBJECT, all(yours, not(same(THIS))))),
    );
    const clerk = witness('clerk', on('strike', 'mustAfter', note('struck')));
    const weak = card('weak', { guard: 1 });
    const layout = { ring: [['clerk'], ['weak', 'avenger']], hand: [['blow']] };
    const play = new Play([blow, avenger, clerk, weak], layout);
    play.pick('play blow').pick('choose weak');
    expect(play.zoneOf('weak')).toBe('discard pile');
    expect(play.notes).toBe('avenged, struck');
  });

  it('may be questions in the middle of an interrupt', () => {
    const host = witness(
      'host',
      on('strike', 'mustBefore', may(choose(query('ring'), (one) => fall(one))), itself),
    );
    const layout = { ring: [['target'], ['host', 'extra']], hand: [['blow']] };
    const play = new Play([blow, target, host, card('extra', { guard: 1 })], layout);
    play.pick('play blow').pick('choose host');
    expect(play.asked).toBe(1);
    expect(play.offers).toEqual(['yes', 'no']);
    play.pick('yes');
    expect(play.offers).toEqual(['choose target', 'choose host', 'choose extra']);
    play.pick('choose host');
    // The host has left: the strike finds nobody.
    expect(play.zoneOf('host')).toBe('discard pile');
    expect(play.harmOn('host')).toBe(0);
    expect(play.offers).toEqual(YOUR_TURN);
  });
});

describe('a card that has left play', () => {
  const bomb = card(
    'bomb',
    { guard: 1 },
    on('fall', 'mustAfter', strike(query('ring'), 1), itself),
  );

  it('still answers its own leaving', () => {
    const layout = { ring: [['target'], ['bomb']], hand: [['blow']] };
    const play = new Play([blow, target, bomb], layout);
    play.pick('play blow');
    expect(play.zoneOf('bomb')).toBe('discard pile');
    expect(play.harmOn('target')).toBe(1);
  });

  it('no longer answers anything else', () => {
    const others = cardIs(SUBJECT, not(same(THIS)));
    const clerk = card('clerk', { guard: 1 }, on('strike', 'mustAfter', note('struck'), others));
    const layout = { ring: [['target'], ['clerk', 'other']], hand: [['blow', 'blow']] };
    const play = new Play([blow, target, clerk, card('other', { guard: 9 })], layout);
    play.pick('play blow').pick('choose clerk');
    expect(play.notes).toBe('');
    play.pick('play blow');
    expect(play.harmOn('other')).toBe(2);
    expect(play.notes).toBe('');
  });

  it('has neither marks nor is it exhausted when it comes back', () => {
    const layout = { ring: [['target'], ['bomb']], hand: [['blow']] };
    const play = new Play([blow, target, bomb], layout);
    play.pick('play blow');
    expect(play.card('bomb')).toMatchObject({ exhausted: false });
    expect(play.card('bomb').tokens).toEqual({});
  });
});

describe('conditions', () => {
  it('are asked when the event comes, not when the ability was written', () => {
    const proud = witness(
      'proud',
      on('bell', 'mustAfter', when({ fact: 'yourTurn' }, note('mine'), note('theirs'))),
    );
    const play = new Play([proud], { ring: [['proud']] });
    play.pick('end').pick('end');
    expect(play.notes).toBe('mine, theirs, theirs');
  });

  it('keep an ability without a target out of its window', () => {
    const miller = witness('miller', on('bell', 'mayAfter', mill(1), both({ fact: 'yourTurn' })));
    const play = new Play([miller, target], { ring: [['miller']], deck: [['target']] });
    expect(play.offers).toEqual(['use miller', 'pass']);
    play.pick('use miller').pick('end').pick('end').pick('end');
    expect(play.offers).toEqual(YOUR_TURN);
  });
});
