import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('msm');

const marvel = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'ms-marvel', form: 'hero', ...player }], ...table });
const two = ['Energy'];

describe('Ms. Marvel', () => {
  test('exhausts to take an attack, thwart or defense event back to hand', () => {
    marvel({ hand: ['Big Hands', ...two] })
      .choose('play Big Hands')
      .choose('use Ms. Marvel')
      .shows({
        'Ms. Marvel': 'exhausted',
        Rhino: 'damage 4',
        'your hand': 'Big Hands',
        'your discard pile': 'Energy',
      });
    marvel({ hand: ['Sneak By', ...two] }, { threat: 5 })
      .choose('play Sneak By')
      .choose('use Ms. Marvel')
      .shows({ 'The Break-In!': 'threat 2', 'your hand': 'Sneak By' });
  });

  test('does so with no other card, and not while exhausted', () => {
    marvel({ hand: ['Morale Boost', 'Genius'] })
      .choose('play Morale Boost')
      .asks('playerTurn', 0)
      .shows({ 'your hand': '' });
    marvel({ exhausted: true, hand: ['Big Hands', ...two] })
      .choose('play Big Hands')
      .asks('playerTurn', 0)
      .shows({ 'your hand': '' });
  });
});

test('Kamala Khan digs for a card of Ms. Marvel, once a round', () => {
  marvel({ form: 'alterEgo', deck: ['Energy', 'Tackle', 'Shrink', 'Big Hands'] })
    .choose('use Kamala Khan')
    .shows({ 'your hand': 'Shrink', 'your discard pile': 'Energy, Tackle' })
    .lacks('use Kamala Khan');
});

describe('Red Dagger', () => {
  const falls = (...hand: readonly string[]) =>
    marvel({ area: [{ card: 'Red Dagger', damage: 2 }], hand }).choose('attack Red Dagger');

  test('returns to hand for two resources of different types, and deals 2 damage', () => {
    falls('Big Hands', 'Sneak By', 'Melee')
      .choose('use Red Dagger')
      .pay('Big Hands', 'Melee')
      .shows({ Rhino: 'damage 4', 'your hand': 'Red Dagger, Sneak By' });
  });

  test('does not for two of the same type', () => {
    falls('Energy').asks('playerTurn', 0).shows({ 'your discard pile': 'Red Dagger' });
    falls('Sneak By', 'Melee').asks('playerTurn', 0);
  });
});

test('Wiggle Room prevents 3 damage and draws a card', () => {
  marvel(
    { hand: ['Wiggle Room'], deck: ['Energy'] },
    { phase: 'villain', encounterDeck: ['Assault', 'Shocker'] },
  )
    .pass()
    .choose('play Wiggle Room')
    .passAll()
    .shows({ 'your hand': 'Energy' });
});

test('Aamir Khan puts a discarded card under the deck and draws', () => {
  marvel({
    form: 'alterEgo',
    area: ['Aamir Khan'],
    discard: ['Melee', 'Tackle'],
    wholeDeck: ['Energy', 'Genius'],
  })
    .choose('use Aamir Khan')
    .offers('Melee', 'Tackle')
    .choose('Melee')
    .shows({ 'your hand': 'Energy', 'your discard pile': 'Tackle', 'Aamir Khan': 'exhausted' });
});

test('Bruno Carrelli keeps cards for later', () => {
  marvel(
    {
      form: 'alterEgo',
      area: ['Bruno Carrelli'],
      hand: ['Melee', 'Tackle'],
      wholeDeck: ['Energy', 'Genius', 'Strength', 'Shrink', 'Embiggen!', 'Sneak By', 'Melee'],
    },
    { villain: { status: ['confused'] }, encounterDeck: ['Advance'] },
  )
    .choose('use Bruno Carrelli')
    .choose('Tackle')
    .shows({ 'your hand': 'Melee', 'Bruno Carrelli': 'exhausted' })
    .endTurn()
    .choose('change form')
    .choose('use Bruno Carrelli')
    .holds('your hand', 'Tackle')
    .asks('playerTurn', 0);
  marvel({ area: ['Bruno Carrelli'], hand: ['Melee'] }).lacks('use Bruno Carrelli');
});

test('Nakia Bahadir makes your next card of the phase cheaper', () => {
  marvel({ form: 'alterEgo', area: ['Nakia Bahadir'], hand: ['Aamir Khan', 'Bruno Carrelli'] })
    .choose('use Nakia Bahadir')
    .choose('play Aamir Khan')
    .shows({ 'your hand': 'Bruno Carrelli' })
    .cannot('play Bruno Carrelli', 'cannotPay');
});

test('the Biokinetic Polymer Suit pays for events', () => {
  const suit = (...hand: readonly string[]) => marvel({ area: ['Biokinetic Polymer Suit'], hand });
  suit('Big Hands', 'Melee').choose('play Big Hands').pass().shows({
    'Biokinetic Polymer Suit': 'exhausted',
    Rhino: 'damage 4',
  });
  suit('Aamir Khan').cannot('play Aamir Khan', 'cannotPay');
});

describe('Embiggen! and Shrink', () => {
  const sized = (...hand: readonly string[]) =>
    marvel({ area: ['Embiggen!', 'Shrink'], hand: [...hand, 'Energy'] }, { threat: 6 });

  test('add 2 damage to an attack event, 2 threat to a thwart event', () => {
    sized('Big Hands')
      .choose('play Big Hands')
      .offers('use Embiggen!', 'pass')
      .choose('use Embiggen!')
      .pass()
      .shows({ Rhino: 'damage 6', 'Embiggen!': 'exhausted', Shrink: '' });
    sized('Sneak By')
      .choose('play Sneak By')
      .offers('use Shrink', 'pass')
      .choose('use Shrink')
      .pass()
      .shows({ 'The Break-In!': 'threat 1', Shrink: 'exhausted' });
  });
});

describe('Home by Dawn', () => {
  const home = (area: readonly string[]) =>
    marvel(
      { area },
      {
        villain: { status: ['stunned', 'confused'] },
        phase: 'villain',
        encounterDeck: ['Home by Dawn', 'Shocker'],
      },
    ).choose('no');

  test('costs a Persona support', () => {
    home(['Aamir Khan', 'Shrink']).shows({
      'your play area': 'Ms. Marvel, Shrink',
      'your discard pile': 'Aamir Khan',
      'your engaged': '',
    });
  });

  test('surges without one', () => {
    home(['Shrink']).shows({ 'your engaged': 'Shocker', 'your discard pile': '' });
  });
});
