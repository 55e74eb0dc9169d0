import { describe, expect, test } from 'vitest';
import type { Cards, Effect, Query } from '../../../src/vocabulary/builders.ts';
import {
  additionalCost,
  ally,
  choose,
  damage,
  discard,
  ifElse,
  paidWith,
  playCard,
  playForFree,
  playForLess,
  query,
  THIS,
  type,
  you,
} from '../../../src/vocabulary/builders.ts';
import { championsEffect } from '../../../src/words/card-texts/text-box.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { reworded, saying } from '../rewording.ts';

/** Get Ready, which costs nothing, plays another card of this kind. */
function playing(
  from: Query,
  how: (card: Cards) => Effect,
  player: Partial<PlayerDescription>,
  table: Partial<Description> = {},
) {
  reworded('Get Ready', { effect: choose(from, (card) => how(card)) });
  const hand = ['Get Ready', ...(player.hand ?? [])];
  return play({
    players: [{ hero: 'she-hulk', form: 'hero', ...player, hand }],
    threat: 4,
    ...table,
  });
}

const hand = query('yourHand');
const allies = query('yourHand', ally);
const discarded = query('yourDiscard');

describe('an effect that plays a card', () => {
  test('has its cost paid', () => {
    playing(allies, playCard, { hand: ['Tigra', 'Energy', 'Backflip', 'Genius'] })
      .choose('play Get Ready')
      .pay('Energy', 'Backflip')
      .shows({
        'your play area': 'She-Hulk, Tigra',
        'your hand': 'Genius',
        'your discard pile': 'Backflip, Energy, Get Ready',
      })
      .asks('playerTurn', 0);
  });

  test('has nothing to play that cannot be paid for', () => {
    playing(allies, playCard, { hand: ['Tigra', 'Energy'] }).cannot('play Get Ready', 'noTarget');
  });

  test('may change the cost', () => {
    playing(allies, (card) => playForLess(card, 2), { hand: ['Tigra', 'Energy'] })
      .choose('play Get Ready')
      .shows({ 'your play area': 'She-Hulk, Tigra', 'your discard pile': 'Energy, Get Ready' });
    playing(allies, (card) => playForLess(card, 7), { hand: ['Tigra', 'Energy'] })
      .choose('play Get Ready')
      .shows({ 'your play area': 'She-Hulk, Tigra', 'your hand': 'Energy' });
  });

  test('may ignore the cost: then nothing has been paid for it § ignore', () => {
    reworded('Uppercut', {
      effect: damage(ifElse(paidWith('energy'), 5, 1), query('villain')),
    });
    playing(query('yourHand', type('event')), playForFree, { hand: ['Uppercut', 'Energy'] })
      .choose('play Get Ready')
      .shows({
        Rhino: 'damage 1',
        'your hand': 'Energy',
        'your discard pile': 'Get Ready, Uppercut',
      });
  });

  test('plays from the discard pile, and an event goes back there § play-restrictions-and-permissions', () => {
    playing(discarded, playCard, { hand: ['Energy', 'Hulk'], discard: ['Uppercut'] })
      .choose('play Get Ready')
      .shows({ Rhino: 'damage 5', 'your hand': '' })
      .shows({ 'your discard pile': 'Energy, Get Ready, Hulk, Uppercut' });
  });

  test('plays the top card of the deck § play-restrictions-and-permissions', () => {
    playing(query('yourDeckTop'), playForFree, { deck: ['Tigra', 'Hulk'] })
      .choose('play Get Ready')
      .shows({ 'your play area': 'She-Hulk, Tigra' })
      .asks('playerTurn', 0);
  });

  test('plays no resource, no card in the wrong form and no second unique card § play-put-into-play', () => {
    playing(hand, playForFree, { hand: ['Energy'] }).cannot('play Get Ready', 'noTarget');
    printedWith('Tenacity', { onlyIn: 'alterEgo' });
    playing(hand, playForFree, { hand: ['Tenacity'] }).cannot('play Get Ready', 'noTarget');
    playing(hand, playForFree, { hand: ['Tigra'], area: ['Tigra'] }).cannot(
      'play Get Ready',
      'noTarget',
    );
  });

  test('plays no event that waits for something else, nor one without a target § play-put-into-play, event', () => {
    playing(hand, playForFree, { hand: ['Chase Them Down'] }).cannot('play Get Ready', 'noTarget');
    playing(hand, playForFree, { hand: ['For Justice!'] }, { threat: 0 }).cannot(
      'play Get Ready',
      'noTarget',
    );
  });

  test('cannot ignore the cost of a card with a requirement § ignore, requirement-resources', () => {
    printedWith('Tigra', { keywords: { requirement: ['energy'] } });
    playing(allies, playForFree, { hand: ['Tigra', 'Energy'] }).cannot(
      'play Get Ready',
      'noTarget',
    );
    playing(allies, playCard, { hand: ['Tigra', 'Energy', 'Backflip'] })
      .choose('play Get Ready')
      .shows({ 'your play area': 'She-Hulk, Tigra' });
  });

  test('counts for the maximum and lets others respond to a card that was played § play-put-into-play, max', () => {
    printedWith('Uppercut', { max: { times: 1, per: 'round' } });
    playing(query('yourHand', type('event')), playForFree, {
      hand: ['Uppercut', 'Uppercut', 'Energy', 'Genius'],
    })
      .choose('play Get Ready')
      .choose('Uppercut')
      .shows({ Rhino: 'damage 5' })
      .cannot('play Uppercut', 'maxPlayed');
  });

  test('has additional costs paid even if it ignores the resource cost § ignore, play-put-into-play', () => {
    saying(
      'Bomb Scare',
      additionalCost(
        'play',
        ally,
        choose(hand, (card) => discard(card)),
      ),
    );
    const scare = { sideSchemes: ['Bomb Scare'] };
    playing(allies, playForFree, { hand: ['Tigra'] }, scare).cannot('play Get Ready', 'noTarget');
    playing(allies, playForFree, { hand: ['Tigra', 'Energy'] }, scare)
      .choose('play Get Ready')
      .shows({ 'your play area': 'She-Hulk, Tigra', 'your discard pile': 'Energy, Get Ready' });
  });

  test('chooses 0 for an X that is ignored § x, non-numerical-variable', () => {
    printedWith('Uppercut', { cost: -1 });
    reworded('Uppercut', { effect: damage({ amount: 'x' }, you) });
    playing(query('yourHand', type('event')), playForFree, { hand: ['Uppercut', 'Energy'] })
      .choose('play Get Ready')
      .shows({ 'She-Hulk': '', 'your hand': 'Energy' });
  });
});

test('playing by an effect can be read in both languages', () => {
  const texts = (effect: Effect) =>
    (['en', 'de'] as const).map((language) => championsEffect(language, effect, null));
  expect([playCard(THIS), playForLess(THIS, 2), playForFree(THIS)].map(texts)).toEqual([
    ['Play this card.', 'Spiele diese Karte.'],
    ['Play this card, reducing its cost by 2.', 'Spiele diese Karte mit um 2 gesenkten Kosten.'],
    [
      'Play this card, ignoring its resource cost.',
      'Spiele diese Karte ungeachtet ihrer Ressourcenkosten.',
    ],
  ]);
});
