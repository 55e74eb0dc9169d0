import type { Ability } from '@grimrule/kernel';
import { SUBJECT, THIS } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import { english, german, inEnglish, inGerman, sie, tellEffect, they } from '../src/index.ts';
import type { Amount, Garden } from './garden.ts';
import {
  both,
  CUT,
  cut,
  doing,
  garden,
  inGardenEnglish,
  raining,
  tree,
  water,
  wild,
} from './garden.ts';

const { all, any, choose, each, either, exists, hasTokens, keep, may, not, query, same, sequence } =
  garden;

describe('the text of an effect', () => {
  it('describes a chosen card where it is first spoken of, and calls it `it` after that', () => {
    expect(
      doing(choose(query('weeds', wild), (weed) => sequence(water(weed, 2), cut(weed)))),
    ).toEqual([
      'Give 2 drops to a wild weed and cut it.',
      'Gib einem wilden Unkraut 2 Tropfen und schneide es ab.',
    ]);
  });

  it('says which one is meant when two cards are spoken of', () => {
    const effect = choose(query('yours'), (one) =>
      choose(query('yours', not(same(one))), (other) =>
        sequence(water(one), water(other), cut(one)),
      ),
    );
    expect(doing(effect)).toEqual([
      'Give 1 drop to one of your plants, give 1 drop to another of your plants and cut that plant.',
      'Gib einer deiner Pflanzen 1 Tropfen, gib einer anderen deiner Pflanzen 1 Tropfen und schneide jene Pflanze ab.',
    ]);
  });

  it('turns into a wish after `may`', () => {
    expect(doing(may(choose(query('yours', tree), cut)))).toEqual([
      'You may cut one of your trees.',
      'Du darfst einen deiner Bäume abschneiden.',
    ]);
  });

  it('names conditions, and what happens otherwise', () => {
    expect(doing(garden.when(garden.never(raining), water(THIS), cut(THIS)))).toEqual([
      'If it does not rain, give 1 drop to this plant; otherwise, cut it.',
      'Wenn es nicht regnet, gibst du dieser Pflanze 1 Tropfen; sonst schneidest du sie ab.',
    ]);
  });

  it('goes through all cards of a set', () => {
    expect(doing(each(query('yours', all(tree, not(same(THIS)))), (card) => water(card)))).toEqual([
      'For each of your other trees, give 1 drop to it.',
      'Für jeden anderen deiner Bäume gibst du ihm 1 Tropfen.',
    ]);
  });

  it('offers alternatives', () => {
    expect(doing(either(cut(THIS), choose(query('weeds'), cut)))).toEqual([
      'Cut this plant, or cut a weed.',
      'Schneide diese Pflanze ab oder schneide ein Unkraut ab.',
    ]);
  });

  it('lets the opponent choose', () => {
    expect(doing(choose(query('weeds'), cut, 'opponent'))).toEqual([
      'Your opponent chooses a weed: cut it.',
      'Dein Gegner wählt ein Unkraut: Schneide es ab.',
    ]);
  });

  it('counts what it is done for', () => {
    const amount = garden.tokensOn('drop', THIS) as Amount;
    expect(doing(choose(query('weeds'), (weed) => water(weed, amount)))).toEqual([
      'Give 1 drop for each drop on this plant to a weed.',
      'Gib einem Unkraut 1 Tropfen für jeden Tropfen auf dieser Pflanze.',
    ]);
  });

  it('keeps what it was done to', () => {
    expect(doing(keep(choose(query('weeds'), cut), (kept) => water(kept)))).toEqual([
      'Cut a weed and give 1 drop to those plants.',
      'Schneide ein Unkraut ab und gib diesen Pflanzen 1 Tropfen.',
    ]);
  });

  it('changes the event it interrupts, or takes its place', () => {
    expect(doing(garden.alter(-2))[1]).toBe('Senke den Betrag um 2.');
    expect(doing(garden.alter(garden.count(query('weeds'))))[0]).toBe(
      'Raise the amount by the number of weeds.',
    );
    expect(doing(garden.instead(cut(THIS)))).toEqual([
      'Cut this plant instead.',
      'Stattdessen schneidest du diese Pflanze ab.',
    ]);
  });
});

describe('the text of a choice', () => {
  it('says how many cards, and calls them by their number after that', () => {
    const some = garden.chooseSome(0, 3, query('weeds'), (weeds, howMany) =>
      sequence(cut(weeds), water(THIS, howMany)),
    );
    expect(doing(some)).toEqual([
      'Cut up to 3 weeds and give 1 drop for each of those plants to this plant.',
      'Schneide bis zu 3 Unkräuter ab und gib dieser Pflanze 1 Tropfen für jede dieser Pflanzen.',
    ]);
  });

  it('tells what is searched before what is found', () => {
    expect(doing(garden.search(query('weeds', wild), cut))).toEqual([
      'Search the weeds for a wild plant and cut it.',
      'Durchsuche das Unkraut nach einer wilden Pflanze und schneide sie ab.',
    ]);
  });

  it('goes first if the card is spoken of inside a description only', () => {
    const effect = choose(query('yours'), (one) => cut(query('weeds', not(same(one)))));
    expect(doing(effect)).toEqual([
      'Choose one of your plants and cut each weed other than it.',
      'Wähle eine deiner Pflanzen und schneide jedes Unkraut (außer ihr) ab.',
    ]);
  });

  it('may be among cards that were spoken of', () => {
    const effect = keep(cut(query('weeds')), (kept) =>
      choose(query(kept, wild), (one) => sequence(water(one), cut(query(kept, not(same(one)))))),
    );
    expect(doing(effect)).toEqual([
      'Cut each weed, give 1 drop to one of those wild plants and cut the others.',
      'Schneide jedes Unkraut ab, gib einer dieser wilden Pflanzen 1 Tropfen und schneide die anderen ab.',
    ]);
  });

  it('numbers alternatives that are more than one thing to do', () => {
    expect(doing(either(sequence(water(THIS), cut(THIS)), cut(THIS)))).toEqual([
      'Choose one: (1) Give 1 drop to this plant and cut it; (2) Cut this plant.',
      'Wähle eins: (1) Gib dieser Pflanze 1 Tropfen und schneide sie ab; (2) Schneide diese Pflanze ab.',
    ]);
  });
});

describe('the text of an effect on others', () => {
  it('tells what they do, or sets it apart', () => {
    expect(
      doing(each(query('yours'), (card) => garden.as(card, choose(query('weeds'), cut)))),
    ).toEqual([
      'Each of your plants cuts a weed.',
      'Jede deiner Pflanzen schneidet ein Unkraut ab.',
    ]);
    const doubt = garden.when(raining, cut(THIS));
    expect(doing(garden.as(THIS, doubt))).toEqual([
      'This plant: if it rains, cut it.',
      'Diese Pflanze: Wenn es regnet, schneidest du sie ab.',
    ]);
  });

  it('repeats, in an order or as often as something is there', () => {
    expect(doing(garden.eachInAnyOrder(query('yours'), cut))).toEqual([
      'For each of your plants in any order, cut it.',
      'Für jede deiner Pflanzen in beliebiger Reihenfolge schneidest du sie ab.',
    ]);
    expect(doing(garden.inAnyOrder(water(THIS), garden.when(raining, cut(THIS))))).toEqual([
      'Do this in any order: Give 1 drop to this plant. If it rains, cut it.',
      'In beliebiger Reihenfolge: Gib dieser Pflanze 1 Tropfen. Wenn es regnet, schneidest du sie ab.',
    ]);
    expect(doing(garden.repeat({ amount: 'gardeners' }, cut(THIS)))).toEqual([
      'Do this once for each gardener: cut this plant.',
      'Tu dies einmal für jeden Gärtner: Schneide diese Pflanze ab.',
    ]);
  });

  it('depends on what was done before', () => {
    expect(doing(garden.andThen(cut(THIS), garden.when(raining, water(THIS))))).toEqual([
      'Cut this plant. If you do and it rains, give 1 drop to it.',
      'Schneide diese Pflanze ab. Wenn du das tust und es regnet, gibst du ihr 1 Tropfen.',
    ]);
    expect(doing(garden.otherwise(choose(query('weeds'), cut), cut(THIS)))).toEqual([
      'Cut a weed. If that has no effect, cut this plant.',
      'Schneide ein Unkraut ab. Wenn das keine Wirkung hat, schneidest du diese Pflanze ab.',
    ]);
    expect(doing(keep(cut(THIS), (_cards, _many, much) => water(THIS, much)))[1]).toBe(
      'Schneide diese Pflanze ab und gib ihr ebenso viele Tropfen.',
    );
  });

  it('waits for an event and says which of its kind', () => {
    expect(doing(garden.later('cut', water(THIS), garden.marked('deep')))).toEqual([
      'After a plant is cut deeply, give 1 drop to this plant.',
      'Nachdem eine Pflanze tief abgeschnitten wurde, gibst du dieser Pflanze 1 Tropfen.',
    ]);
    expect(doing(garden.when(garden.never(garden.marked('deep')), cut(THIS)))[0]).toBe(
      'If the cut is shallow, cut this plant.',
    );
  });
});

describe('the text of an amount', () => {
  const giving = (amount: Amount) => doing(water(THIS, amount));

  it('has a bound, or depends on a condition', () => {
    expect(giving(garden.upTo(5, garden.count(query('weeds'))))).toEqual([
      'Give 1 drop for each weed (at most 5) to this plant.',
      'Gib dieser Pflanze 1 Tropfen für jedes Unkraut (höchstens 5).',
    ]);
    expect(giving(garden.ifElse(raining, 1, 3))).toEqual([
      'Give 3 drops (1 if it rains) to this plant.',
      'Gib dieser Pflanze 3 Tropfen (1, wenn es regnet).',
    ]);
    expect(giving(garden.times(garden.ifElse(raining, 1, 3), 2))[0]).toBe(
      'Give 6 drops (2 if it rains) to this plant.',
    );
  });

  it("may be a number of the game's own", () => {
    expect(giving({ amount: 'gardeners' })[1]).toBe(
      'Gib dieser Pflanze 1 Tropfen für jeden Gärtner.',
    );
    expect(doing(garden.when(garden.atLeast({ amount: 'gardeners' }, 2), cut(THIS)))[0]).toBe(
      'If the number of gardeners is at least 2, cut this plant.',
    );
  });
});

describe('the text of a change', () => {
  const change = garden.change;

  it('names whose cards change, by how much and while what holds', () => {
    const modifier = change(
      'height',
      all(tree, not(same(THIS))),
      2,
      exists(query('yours', wild), 2),
    );
    expect(both({ kind: 'constant', modifiers: [modifier] })).toEqual([
      'All other trees have +2 height while you have at least 2 wild plants in the garden.',
      'Alle anderen Bäume haben +2 Höhe, solange du mindestens 2 wilde Pflanzen im Garten hast.',
    ]);
  });

  it('may last for a while', () => {
    const modifier = change('height', same(THIS), garden.times(garden.count(query('weeds')), -2));
    expect(doing(garden.lasting('day', modifier))).toEqual([
      'This plant has −2 height for each weed until nightfall.',
      'Bis zum Abend hat diese Pflanze −2 Höhe für jedes Unkraut.',
    ]);
  });

  it('may end with the next event of a kind', () => {
    const modifier = change('height', same(THIS), 1);
    expect(doing(garden.lasting('day', modifier, 'cut'))).toEqual([
      'The next plant that is cut has +1 height until nightfall.',
      'Bis zum Abend hat die nächste Pflanze, die man abschneidet, +1 Höhe.',
    ]);
  });

  it('may set or multiply a value', () => {
    const set = { ...change('height', same(THIS), 3), op: 'set' } as const;
    const times = { ...change('height', same(THIS), 2), op: 'times' } as const;
    expect(both({ kind: 'constant', modifiers: [set] })[0]).toBe('This plant has height 3.');
    expect(both({ kind: 'constant', modifiers: [times] })[1]).toBe(
      'Diese Pflanze hat 2-mal so viel Höhe.',
    );
  });
});

describe('the text of an ability that waits', () => {
  it('begins with what it waits for and may be left unused', () => {
    const when = garden.both(garden.cardIs(SUBJECT, all(tree, not(wild))), raining);
    const limit = { times: 1, per: 'day' };
    const effect = water(SUBJECT);
    expect(both({ kind: 'triggered', on: 'cut', level: 'may', when, limit, effect })).toEqual([
      'After a tame tree is cut, you may give 1 drop to it if it rains (once a day).',
      'Nachdem ein zahmer Baum abgeschnitten wurde, darfst du ihm 1 Tropfen geben, wenn es regnet (einmal am Tag).',
    ]);
  });

  it('says its own condition and that of its effect', () => {
    const waits = garden.triggered('must')(
      'cut',
      raining,
      garden.when(exists(query('weeds')), cut(THIS)),
    );
    const [inEnglish, inGerman] = both(waits);
    for (const part of ['is cut,', 'if it rains', 'if there is a weed']) {
      expect(inEnglish).toContain(part);
    }
    for (const part of ['wurde,', 'wenn es regnet', 'wenn es ein Unkraut gibt']) {
      expect(inGerman).toContain(part);
    }
  });

  it('tells the cost of an action before its effect', () => {
    const action: Ability<Garden> = {
      kind: 'action',
      during: 'day',
      when: garden.cardIs(THIS, not(hasTokens('drop'))),
      cost: cut(THIS),
      effect: choose(query('weeds', any(wild, hasTokens('drop', 2))), cut),
    };
    expect(both(action)).toEqual([
      'If this plant is dry, cut it → cut a weed (wild or with at least 2 drops).',
      'Wenn diese Pflanze trocken ist, schneide sie ab → schneide ein Unkraut (wild oder mit mindestens 2 Tropfen) ab.',
    ]);
  });
});

it('tells an ability that is called only under a condition', () => {
  const effect = cut(THIS);
  expect(both({ kind: 'called', call: 'planted', when: raining, effect })).toEqual([
    'If it rains, cut this plant.',
    'Wenn es regnet, schneidest du diese Pflanze ab.',
  ]);
});

it('tells one effect alone, with what its card is called', () => {
  const self = inEnglish('tree');
  expect(tellEffect(english, { ...inGardenEnglish, self }, cut(THIS))).toBe('Cut this tree.');
});

describe('German', () => {
  it('has what somebody else does in three positions', () => {
    const noun = german.self(inGerman('m', 'Baum', 'Bäume'));
    expect(sie(noun, CUT, 'nichts')).toEqual({
      order: 'dieser Baum schneidet nichts ab',
      after: 'schneidet dieser Baum nichts ab',
      purpose: 'diesen Baum nichts abschneiden zu lassen',
      wish: 'diesen Baum nichts abschneiden lassen',
      plain: false,
    });
    expect(they(english.self(inEnglish('tree')), ['cuts', 'cut'], 'nothing').wish).toBe(
      'have this tree cut nothing',
    );
  });
});
