import type { Position } from './advised.ts';

/** What to keep of a hand, and what to pay with. */
const spider = (hand: readonly string[], more: object = {}): Position['table'] => ({
  players: [{ hero: 'spider-man', hand, ...more }],
});
const hero = (hand: readonly string[], more: object = {}): Position['table'] =>
  spider(hand, { form: 'hero', ...more });

export const HANDS: readonly Position[] = [
  {
    title: 'keeps permanents that serve from the first turn on',
    table: spider([
      'Heroic Intuition',
      'Avengers Mansion',
      'Helicarrier',
      'Webbed Up',
      'Great Responsibility',
      'Swinging Web Kick',
    ]),
    asks: 'mulligan',
    must: ['discard Webbed Up', 'discard Great Responsibility'],
    never: ['discard Heroic Intuition', 'discard Avengers Mansion', 'discard Helicarrier'],
  },
  {
    title: 'keeps cards that pay double',
    table: {
      players: [
        {
          hero: 'she-hulk',
          hand: ['Genius', 'Strength', 'Energy', 'Gamma Slam', 'Split Personality', 'Focused Rage'],
        },
      ],
    },
    asks: 'mulligan',
    must: ['discard Gamma Slam', 'discard Split Personality'],
    never: ['discard Genius', 'discard Strength', 'discard Energy'],
  },
  {
    title: 'keeps the cheap parts of a suit and throws away a dear ally',
    table: {
      players: [
        {
          hero: 'iron-man',
          hand: ['Arc Reactor', 'Powered Gauntlets', 'Mark V Helmet', 'Nick Fury', 'Uppercut'],
        },
      ],
    },
    asks: 'mulligan',
    must: ['discard Nick Fury', 'discard Uppercut'],
    never: ['discard Arc Reactor', 'discard Powered Gauntlets', 'discard Mark V Helmet'],
  },
  {
    title: 'keeps a cheap ally',
    table: spider(['Black Cat', 'Webbed Up', 'Luke Cage', 'Great Responsibility', 'First Aid']),
    asks: 'mulligan',
    must: ['discard Luke Cage', 'discard Webbed Up'],
    never: ['discard Black Cat'],
  },
  {
    title: 'keeps what only costs a card and throws away what waits for a rare moment',
    table: spider(['Aunt May', 'Web-Shooter', 'Interrogation Room', 'Get Behind Me!', 'Emergency']),
    asks: 'mulligan',
    must: ['discard Get Behind Me!', 'discard Emergency'],
    never: ['discard Aunt May', 'discard Web-Shooter'],
  },
  {
    title: 'keeps a whole hand of cheap permanents and resources',
    table: spider(['Aunt May', 'Web-Shooter', 'Genius', 'Energy', 'Heroic Intuition', 'Black Cat']),
    asks: 'mulligan',
    good: [''],
  },
  {
    title: 'throws away the second copy of a card of which one can be in play',
    table: {
      players: [{ hero: 'spider-man', hand: ['Aunt May', 'Aunt May', 'Genius', 'Web-Shooter'] }],
    },
    asks: 'mulligan',
    good: ['discard Aunt May'],
  },
  {
    title: 'keeps double resources at the end of a turn',
    table: hero(['Genius', 'Strength', 'Great Responsibility', 'Get Behind Me!'], {
      exhausted: true,
    }),
    after: ['end turn'],
    asks: 'discardAtEnd',
    must: ['discard Get Behind Me!'],
    never: ['discard Genius', 'discard Strength'],
  },
  {
    title: 'keeps the strong attack for the next turn',
    table: hero(['Swinging Web Kick', 'First Aid', 'Emergency'], { exhausted: true }),
    after: ['end turn'],
    asks: 'discardAtEnd',
    never: ['discard Swinging Web Kick'],
  },
  {
    title: 'keeps a defense that costs nothing for the attack to come',
    table: hero(['Backflip', 'First Aid', 'Emergency'], { exhausted: true }),
    after: ['end turn'],
    asks: 'discardAtEnd',
    never: ['discard Backflip'],
  },
  {
    title: 'keeps a permanent that could not be paid for today',
    table: hero(['Avengers Mansion', 'Emergency', 'Get Behind Me!'], { exhausted: true }),
    after: ['end turn'],
    asks: 'discardAtEnd',
    must: ['discard Emergency'],
    never: ['discard Avengers Mansion'],
  },
  {
    title: 'throws away a second copy that could never be played',
    table: hero(['Aunt May', 'Genius'], { exhausted: true, area: ['Aunt May'] }),
    after: ['end turn'],
    asks: 'discardAtEnd',
    good: ['discard Aunt May'],
  },
  {
    title: 'pays with the free resource of Peter Parker before any card',
    table: spider(['Aunt May', 'Strength', 'Backflip', 'Black Cat']),
    after: ['play Aunt May'],
    asks: 'pay',
    good: ['Peter Parker'],
  },
  {
    title: 'pays with the free resource and one card rather than with two',
    table: spider(['Black Cat', 'Strength', 'First Aid', 'Emergency']),
    after: ['play Black Cat'],
    asks: 'pay',
    good: ['First Aid + Peter Parker', 'Emergency + Peter Parker'],
  },
  {
    title: 'does not pay a cost of 1 with a card that pays 2',
    table: hero(['Web-Shooter', 'Strength', 'Emergency', 'Get Behind Me!']),
    after: ['play Web-Shooter'],
    asks: 'pay',
    good: ['Emergency', 'Get Behind Me!'],
  },
  {
    title: 'does not pay a cost of 1 with a card that pays 3',
    table: {
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          hand: ['Alpha Flight Station', 'Energy Absorption', 'Emergency'],
        },
      ],
    },
    after: ['play Alpha Flight Station'],
    asks: 'pay',
    good: ['Emergency'],
  },
  {
    title: 'pays a cost of 2 with one card that pays 2',
    table: hero(['Heroic Intuition', 'Strength', 'Black Cat', 'Jessica Jones']),
    after: ['play Heroic Intuition'],
    asks: 'pay',
    good: ['Strength'],
  },
  {
    title: 'pays a dear card with two that pay double',
    table: hero(['Nick Fury', 'Genius', 'Energy', 'Black Cat', 'Aunt May', 'Backflip']),
    after: ['play Nick Fury'],
    asks: 'pay',
    good: ['Energy + Genius'],
  },
  {
    title: 'keeps the card that had better be played next',
    table: hero(['Black Cat', 'Genius', 'Swinging Web Kick', 'Emergency', 'Get Behind Me!']),
    after: ['play Black Cat'],
    asks: 'pay',
    never: ['Swinging Web Kick'],
  },
  {
    title: 'pays with a Web-Shooter before a card',
    table: hero(['Interrogation Room', 'Backflip', 'Swinging Web Kick'], {
      area: ['Web-Shooter'],
    }),
    after: ['play Interrogation Room'],
    asks: 'pay',
    good: ['Web-Shooter'],
  },
  {
    title: 'pays a card of its aspect with what counts double for it',
    table: hero(['Heroic Intuition', 'The Power of Justice', 'Black Cat', 'Genius']),
    after: ['play Heroic Intuition'],
    asks: 'pay',
    good: ['The Power of Justice'],
  },
  {
    title: 'keeps the defense for the attack to come and pays with what is useless',
    table: hero(['Aunt May', 'Backflip', 'Emergency']),
    after: ['play Aunt May'],
    asks: 'pay',
    good: ['Emergency'],
  },
];
