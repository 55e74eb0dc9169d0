import { describe, test } from 'vitest';
import type { Effect } from '../../../src/vocabulary/builders.ts';
import {
  aboutYou,
  both,
  byYou,
  damage,
  draw,
  flip,
  forcedInterrupt,
  inForm,
  inGivenForm,
  instead,
  later,
  marked,
  query,
  response,
  sequence,
  THIS,
  titled,
  villain,
  when,
} from '../../../src/vocabulary/builders.ts';
import { printedAs } from '../../hard-cards/printing.ts';
import type { PlayerDescription } from '../../table/description.ts';
import { invented } from '../../table/invented-card.ts';
import { play } from '../../table/play.ts';
import { printedWith } from '../../table/printing.ts';
import { reworded } from '../rewording.ts';

const HELICARRIER = '01092';
const TAC_TEAM = '01056';

/** The two sides of one card, each of which gives the identity a form. */
const twoForms = () => {
  printedWith('Helicarrier', { keywords: { form: 'solid' }, otherSide: TAC_TEAM });
  printedWith('Tac Team', { keywords: { form: 'phased' }, otherSide: HELICARRIER });
};

const turn = (more: Partial<PlayerDescription> = {}) =>
  play({ players: [{ hero: 'she-hulk', form: 'hero', area: ['Helicarrier'], ...more }] });

describe('a form that a card gives § form-change-form', () => {
  const toPhased = flip(query('inPlay', titled('Helicarrier')));

  test('is a form beside hero and alter-ego', () => {
    twoForms();
    reworded('Get Ready', { effect: when(inGivenForm('solid'), draw(1)) });
    turn({ hand: ['Get Ready'] }).offers(
      'play Get Ready',
      'change form',
      'attack She-Hulk',
      'end turn',
      'use Helicarrier',
    );
    turn({ hand: ['Get Ready'], area: ['Tac Team'] }).cannot('play Get Ready', 'noTarget');
    turn({ hand: ['Get Ready'], area: [] }).cannot('play Get Ready', 'noTarget');
  });

  test('lets cards be played that ask for it', () => {
    twoForms();
    printedWith('Uppercut', { onlyIn: { given: 'solid' } });
    printedWith('Tigra', { onlyIn: { given: 'solid' } });
    const hand = ['Uppercut', 'Tigra', 'Energy', 'Genius', 'Strength'];
    turn({ hand }).offers(
      'play Uppercut',
      'play Tigra',
      'attack She-Hulk',
      'change form',
      'end turn',
      'use Helicarrier',
    );
    turn({ hand, area: ['Tac Team'] })
      .cannot('play Uppercut', 'wrongForm')
      .cannot('play Tigra', 'wrongForm');
  });

  test('is changed apart from the one change of a turn, but that is a change of form', () => {
    twoForms();
    reworded('Get Ready', { effect: sequence(later('formChanged', draw(1)), toPhased) });
    turn({ hand: ['Get Ready'], deck: ['Hulk'] })
      .choose('play Get Ready')
      .shows({ 'your hand': 'Hulk', 'your play area': 'She-Hulk, Tac Team' })
      .offers('change form', 'attack She-Hulk', 'end turn');
  });
});

describe('a card that is turned while something is answered', () => {
  test('does not answer that with its new side § after, triggering-condition, response, flip', () => {
    const turns = response('attackMade', byYou, flip(THIS));
    printedAs(
      ['Helicarrier', { ...invented('Day', turns), otherSide: 'Night' }],
      ['Tac Team', { ...invented('Night', turns), otherSide: 'Day' }],
    );
    play({ players: [{ hero: 'she-hulk', form: 'hero', area: ['Day'] }] })
      .choose('attack She-Hulk')
      .choose('use Day')
      .asks('playerTurn', 0)
      .shows({ 'your play area': 'Night, She-Hulk' });
  });
});

describe('changing form § form-change-form', () => {
  const turncoat = (effect: Effect) =>
    printedAs([
      'Helicarrier',
      invented(
        'Turncoat',
        forcedInterrupt('changingForm', both(aboutYou, marked('alterEgo')), effect),
      ),
    ]);
  const hulk = () => play({ players: [{ hero: 'she-hulk', form: 'hero', area: ['Turncoat'] }] });

  test('can be interrupted while the old form is still up', () => {
    turncoat(when(inForm('hero'), damage(2, villain)));
    hulk()
      .choose('change form')
      .shows({ Rhino: 'damage 2', 'Jennifer Walters': '' })
      .asks('playerTurn', 0);
  });

  test('can be replaced, and counts as the one change of the turn', () => {
    turncoat(instead(draw(1)));
    hulk()
      .choose('change form')
      .shows({ 'She-Hulk': '' })
      .asks('playerTurn', 0)
      .lacks('change form');
  });
});
