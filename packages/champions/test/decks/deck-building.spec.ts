import type { Line } from '@grimrule/kernel';
import { describe, expect, it } from 'vitest';
import type { ChampionsCard } from '../../src/cards/card.ts';
import type { Deck } from '../../src/decks/deck.ts';
import { deckProblems } from '../../src/decks/deck-building.ts';
import type { Requirements } from '../../src/decks/requirements.ts';
import { POOL } from '../../src/shelf/offers.ts';
import { changed, inferred, invented, inventedIdentity, starter } from './decks.ts';

const SPIDER_MAN = '01001a';
const BLACK_CAT = '01002';
const BACKFLIP = '01003';
const MARVEL_HELMET = '01016';
const CHASE_THEM_DOWN = '01052';
const UPPERCUT = '01054';
const DAREDEVIL = '01058';
const JESSICA_JONES = '01059';
const FOR_JUSTICE = '01060';
const POWER_OF_JUSTICE = '01062';
const EMERGENCY = '01085';
const FIRST_AID = '01086';
const HAYMAKER = '01087';
const ENERGY = '01088';
const MANSION = '01091';
const HELICARRIER = '01092';
const TENACITY = '01093';

const spiderMan = starter('spider-man');
const hero = SPIDER_MAN;

const problems = (deck: Deck, ...more: readonly ChampionsCard[]): readonly Line[] =>
  deckProblems(deck, [...POOL, ...more]);

describe('the identity § deck-customization', () => {
  it('is exactly one, given by its hero side', () => {
    expect(problems(spiderMan)).toEqual([]);
  });

  it.each(['99999a', '01001b', BLACK_CAT])('is not %s, which is no hero side', (identity) => {
    expect(problems({ ...spiderMan, identity })).toEqual([
      { say: 'unknownIdentity', hero: identity },
    ]);
  });

  it('is not joined by a second one, nor listed among the cards, where it does not count', () => {
    expect(problems(changed(spiderMan, { '01010a': 1 }))).toEqual([
      { say: 'identityInDeck', hero, card: '01010a' },
    ]);
    expect(problems(changed(spiderMan, { '01001b': 1, [EMERGENCY]: 0 }))).toEqual([
      { say: 'identityInDeck', hero, card: '01001b' },
      { say: 'deckTooSmall', hero, count: 39, least: 40 },
    ]);
  });
});

describe('the size of a deck § deck-customization', () => {
  /** Ten more cards than the starter deck. */
  const largest = changed(spiderMan, {
    [EMERGENCY]: 3,
    [FIRST_AID]: 3,
    [HAYMAKER]: 3,
    [MANSION]: 3,
    [HELICARRIER]: 3,
  });

  it('is at least forty', () => {
    expect(problems(changed(spiderMan, { [EMERGENCY]: 0 }))).toEqual([
      { say: 'deckTooSmall', hero, count: 39, least: 40 },
    ]);
  });

  it('is at most fifty', () => {
    expect(problems(largest)).toEqual([]);
    expect(problems(changed(largest, { [TENACITY]: 2 }))).toEqual([
      { say: 'deckTooLarge', hero, count: 51, most: 50 },
    ]);
  });

  it('does not count permanent cards § permanent', () => {
    const permanent = invented('p1', { keywords: { permanent: true } });
    expect(problems(changed(largest, { p1: 1 }), permanent)).toEqual([]);
    expect(problems(changed(spiderMan, { [EMERGENCY]: 0, p1: 1 }), permanent)).toEqual([
      { say: 'deckTooSmall', hero, count: 39, least: 40 },
    ]);
    expect(problems(changed(largest, { p1: 1 }), invented('p1', {}))).toEqual([
      { say: 'deckTooLarge', hero, count: 51, most: 50 },
    ]);
  });
});

describe('cards that are in no deck', () => {
  it('are those nobody knows', () => {
    expect(problems(changed(spiderMan, { '99999': 1, toString: 1 }))).toEqual([
      { say: 'unknownCard', hero, card: '99999' },
      { say: 'unknownCard', hero, card: 'toString' },
    ]);
  });

  it('are encounter cards, be they obligations of the same hero', () => {
    expect(problems(changed(spiderMan, { '01165': 1, '01186': 1 }))).toEqual([
      { say: 'encounterCard', hero, card: '01165' },
      { say: 'encounterCard', hero, card: '01186' },
    ]);
  });

  it('are linked cards, which do not count § deck-customization, linked-card-title', () => {
    const linked = invented('l1', { keywords: { linked: 'Emergency' } });
    expect(problems(changed(spiderMan, { l1: 1, [EMERGENCY]: 0 }), linked)).toEqual([
      { say: 'linkedCard', hero, card: 'l1' },
      { say: 'deckTooSmall', hero, count: 39, least: 40 },
    ]);
  });
});

describe('cards of an identity § identity-specific-card, deck-customization', () => {
  it('are all in its deck, in their exact number', () => {
    const other = changed(spiderMan, { [BLACK_CAT]: 0, [BACKFLIP]: 3, [TENACITY]: 2 });
    expect(problems(other)).toEqual([
      { say: 'wrongIdentityCards', hero, card: BLACK_CAT, count: 0, wanted: 1 },
      { say: 'wrongIdentityCards', hero, card: BACKFLIP, count: 3, wanted: 2 },
    ]);
  });

  it('are in no deck of another identity', () => {
    expect(problems(changed(spiderMan, { [MARVEL_HELMET]: 1 }))).toEqual([
      { say: 'cardOfAnotherHero', hero, card: MARVEL_HELMET, other: '01010a' },
    ]);
    const lost = invented('h1', { faction: 'hero', set: 'lost' });
    expect(problems(changed(spiderMan, { h1: 1 }), lost)).toEqual([
      { say: 'cardOfAnotherHero', hero, card: 'h1' },
    ]);
  });

  it('are counted by code where several have one title, even five copies', () => {
    const panther = starter('black-panther');
    expect(problems(panther)).toEqual([]);
    expect(problems(changed(panther, { '01043a': 2, '01043d': 1 }))).toEqual([
      { say: 'wrongIdentityCards', hero: '01040a', card: '01043a', count: 2, wanted: 1 },
      { say: 'wrongIdentityCards', hero: '01040a', card: '01043d', count: 1, wanted: 2 },
    ]);
  });

  it('are not missing where they are linked, nor by their other sides', () => {
    const own = { faction: 'hero', set: 'spider_man', quantity: 1 } as const;
    const linked = invented('l1', { ...own, keywords: { linked: 'Aunt May' } });
    const front = invented('t1a', { ...own, otherSide: 't1b' });
    const back = invented('t1b', { ...own, otherSide: 't1a' });
    expect(problems(changed(spiderMan, { t1a: 1 }), linked, front, back)).toEqual([]);
    expect(problems(changed(spiderMan, { t1a: 1, t1b: 1 }), front, back)).toEqual([
      { say: 'unknownCard', hero, card: 't1b' },
    ]);
    expect(problems(spiderMan, linked, front, back)).toEqual([
      { say: 'wrongIdentityCards', hero, card: 't1a', count: 0, wanted: 1 },
    ]);
  });
});

describe('the aspect § aspect-card, deck-customization', () => {
  const mixed = changed(spiderMan, { [FOR_JUSTICE]: 1, [UPPERCUT]: 1 });

  it('may be told by the cards', () => {
    expect(problems(inferred(spiderMan))).toEqual([]);
  });

  it('is one for the whole deck, besides basic cards § basic-card', () => {
    expect(problems(inferred(mixed))).toEqual([
      { say: 'tooManyAspects', hero, aspects: ['justice', 'aggression'], most: 1 },
    ]);
  });

  it('is the one that was chosen', () => {
    expect(problems(mixed)).toEqual([
      { say: 'wrongAspect', hero, aspect: 'justice', cards: [UPPERCUT] },
    ]);
  });

  it.each(['basic', 'hero', 'encounter', 'luck'])('is not %s', (aspect) => {
    expect(problems({ ...spiderMan, aspect })).toEqual([{ say: 'unknownAspect', hero, aspect }]);
  });

  it('need not have a card in the deck', () => {
    const basic = ['b1', 'b2', 'b3', 'b4', 'b5'].map((code) => invented(code, {}));
    const none = { '01058': 0, '01059': 0, '01060': 0, '01061': 0, '01062': 0, '01063': 0 };
    const more = { '01064': 0, '01065': 0, b1: 3, b2: 3, b3: 3, b4: 3, b5: 2 };
    const deck = changed(spiderMan, { ...none, ...more });
    expect(problems(deck, ...basic)).toEqual([]);
    expect(problems(inferred(deck), ...basic)).toEqual([]);
  });
});

describe('copies of a card that is not unique § deck-customization', () => {
  it('are three at most', () => {
    expect(problems(changed(spiderMan, { [EMERGENCY]: 3 }))).toEqual([]);
    expect(problems(changed(spiderMan, { [EMERGENCY]: 4 }))).toEqual([
      { say: 'tooManyCopies', hero, cards: [EMERGENCY], count: 4, most: 3 },
    ]);
  });

  it('are counted by title § copy', () => {
    const reprint = invented('r1', { name: 'Emergency' });
    expect(problems(changed(spiderMan, { [EMERGENCY]: 2, r1: 1 }), reprint)).toEqual([]);
    expect(problems(changed(spiderMan, { [EMERGENCY]: 2, r1: 2 }), reprint)).toEqual([
      { say: 'tooManyCopies', hero, cards: [EMERGENCY, 'r1'], count: 4, most: 3 },
    ]);
  });

  it('include those that the identity brings, if any other is there', () => {
    const kick = invented('k1', { name: 'Swinging Web Kick' });
    expect(problems(changed(spiderMan, { k1: 1 }), kick)).toEqual([
      { say: 'tooManyCopies', hero, cards: ['01005', 'k1'], count: 4, most: 3 },
    ]);
  });

  it('are fewer where the card has a limit for each deck § max', () => {
    expect(problems(changed(spiderMan, { [ENERGY]: 2, [POWER_OF_JUSTICE]: 3 }))).toEqual([
      { say: 'tooManyCopies', hero, cards: [POWER_OF_JUSTICE], count: 3, most: 2 },
      { say: 'tooManyCopies', hero, cards: [ENERGY], count: 2, most: 1 },
    ]);
    const once = invented('m1', { deckLimit: 3, max: { times: 1, per: 'deck' } });
    const eachPlayer = invented('m1', { deckLimit: 3, max: { times: 1, per: 'player' } });
    expect(problems(changed(spiderMan, { m1: 1 }), once)).toEqual([]);
    expect(problems(changed(spiderMan, { m1: 2 }), eachPlayer)).toEqual([]);
    expect(problems(changed(spiderMan, { m1: 2 }), once)).toEqual([
      { say: 'tooManyCopies', hero, cards: ['m1'], count: 2, most: 1 },
    ]);
  });
});

describe('unique cards § unique-icon, deck-customization', () => {
  const unique = { type: 'ally', unique: true } as const;
  const joinedBy = (facts: Partial<ChampionsCard>) =>
    problems(changed(spiderMan, { u1: 1 }), invented('u1', { ...unique, ...facts }));

  it('are in a deck once', () => {
    expect(problems(changed(spiderMan, { [DAREDEVIL]: 2, [JESSICA_JONES]: 3 }))).toEqual([
      { say: 'uniqueTwice', hero, card: DAREDEVIL, count: 2 },
      { say: 'uniqueTwice', hero, card: JESSICA_JONES, count: 3 },
    ]);
  });

  it('match by title if none of them has another name', () => {
    expect(joinedBy({ name: 'Jessica Jones' })).toEqual([
      { say: 'matchingCards', hero, cards: [JESSICA_JONES, 'u1'] },
    ]);
    expect(joinedBy({ name: 'Jessica Jones', subname: 'Jewel' })).toEqual([]);
    expect(joinedBy({ name: 'Jessica Jones', unique: false })).toEqual([]);
  });

  it('match if the subtitle of one is a name of the other § subtitle', () => {
    const matching = [{ say: 'matchingCards', hero, cards: [DAREDEVIL, 'u1'] }];
    expect(joinedBy({ name: 'Matt Murdock' })).toEqual(matching);
    expect(joinedBy({ name: 'Attorney', subname: 'Matt Murdock' })).toEqual(matching);
    expect(joinedBy({ name: 'Daredevil', subname: 'Danny Rand' })).toEqual([]);
    expect(joinedBy({ name: 'Daredevil' })).toEqual([]);
  });

  it('match the identity by its alter-ego name', () => {
    const matching = [{ say: 'matchingCards', hero, cards: [SPIDER_MAN, 'u1'] }];
    expect(joinedBy({ name: 'Spider-Man', subname: 'Peter Parker' })).toEqual(matching);
    expect(joinedBy({ name: 'Peter Parker' })).toEqual(matching);
    expect(joinedBy({ name: 'Spider-Man', subname: 'Miles Morales' })).toEqual([]);
  });

  it('match cards that the identity brings, but those never match each other', () => {
    expect(joinedBy({ name: 'Felicia Hardy' })).toEqual([
      { say: 'matchingCards', hero, cards: [BLACK_CAT, 'u1'] },
    ]);
    const own = { faction: 'hero', set: 'spider_man', quantity: 1 } as const;
    expect(joinedBy({ ...own, name: 'Peter Parker' })).toEqual([]);
  });
});

describe('team-up cards', () => {
  const joinedBy = (...names: readonly [string, string]) =>
    problems(changed(spiderMan, { t1: 1 }), invented('t1', { keywords: { teamUp: names } }));

  it('need an identity that is one of the two § team-up, deck-customization', () => {
    expect(joinedBy('Daredevil', 'Spider-Man')).toEqual([]);
    expect(joinedBy('Peter Parker', 'Daredevil')).toEqual([]);
    expect(joinedBy('Daredevil', 'Elektra')).toEqual([
      { say: 'teamUpOfOthers', hero, card: 't1', names: ['Daredevil', 'Elektra'] },
    ]);
  });
});

describe('the requirements of an identity § deck-customization', () => {
  const wanting = (requirements: Requirements, deck: Deck) =>
    deckProblems(deck, POOL, requirements);
  const justice = inferred(spiderMan);
  /** Seven cards of each aspect. */
  const even = changed(justice, {
    '01060': 0,
    '01061': 0,
    '01063': 0,
    '01064': 1,
    [CHASE_THEM_DOWN]: 3,
    '01053': 2,
    '01054': 2,
  });

  it('may be several aspects with the same number of cards', () => {
    expect(wanting({ aspects: 2 }, even)).toEqual([]);
    expect(wanting({ aspects: 2 }, justice)).toEqual([
      { say: 'unevenAspects', hero, aspects: ['justice'], counts: [14], wanted: 2 },
    ]);
    expect(wanting({ aspects: 2 }, changed(even, { '01054': 3 }))).toEqual([
      { say: 'unevenAspects', hero, aspects: ['justice', 'aggression'], counts: [7, 8], wanted: 2 },
    ]);
    const three = changed(even, { '01069': 1 });
    expect(wanting({ aspects: 2 }, three)).toEqual([
      { say: 'tooManyAspects', hero, aspects: ['justice', 'aggression', 'leadership'], most: 2 },
    ]);
  });

  it('may be fewer copies', () => {
    expect(wanting({ copies: 2 }, spiderMan)).toEqual([]);
    expect(wanting({ copies: 2 }, changed(spiderMan, { [EMERGENCY]: 3 }))).toEqual([
      { say: 'tooManyCopies', hero, cards: [EMERGENCY], count: 3, most: 2 },
    ]);
  });
});

describe('several problems', () => {
  it('are all told, even if the identity is unknown', () => {
    const deck: Deck = { identity: 'nobody', cards: { '01052': 4, '01058': 2, '99999': 1 } };
    expect(problems(deck).map(({ say }) => say)).toEqual([
      'unknownIdentity',
      'unknownCard',
      'deckTooSmall',
      'tooManyAspects',
      'tooManyCopies',
      'uniqueTwice',
    ]);
  });

  it('name an identity of three sides by all of them', () => {
    const [tiny, scott] = inventedIdentity('90001', 'ant_man', 'Ant-Man', 'Scott Lang');
    if (!tiny || !scott) throw new Error('an identity has two sides');
    const giant = { ...tiny, code: '90001c', otherSide: tiny.code };
    const sides = [{ ...tiny, otherSide: giant.code }, scott, { ...giant, otherSide: scott.code }];
    const ally = invented('u1', { type: 'ally', unique: true, name: 'Scott Lang' });
    const deck: Deck = { identity: '90001a', cards: { u1: 1 } };
    expect(problems(deck, ...sides, ally)).toContainEqual({
      say: 'matchingCards',
      hero: '90001a',
      cards: ['90001a', 'u1'],
    });
  });
});
