import { describe, expect, test } from 'vitest';
import { POOL } from '../../src/shelf/offers.ts';
import { play } from '../table/play.ts';

test('Errata, Superhuman Law Division: is no thwart, so a confused alter-ego can use it and stays confused', () => {
  play({
    players: [
      {
        hero: 'she-hulk',
        status: ['confused'],
        hand: ['Genius'],
        area: ['Superhuman Law Division'],
      },
    ],
    threat: 5,
  })
    .choose('use Superhuman Law Division')
    .shows({ 'The Break-In!': 'threat 3', 'Jennifer Walters': 'confused 1' })
    .asks('playerTurn', 0);
});

describe('The Doomsday Chair', () => {
  const revealing = (where: 'deck' | 'discard pile' | 'play', ...more: readonly string[]) =>
    play({
      players: [
        {
          hero: 'iron-man',
          dealt: ['The Doomsday Chair'],
          engaged: where === 'play' ? ['M.O.D.O.K.'] : [],
        },
      ],
      villain: { status: ['confused'] },
      wholeEncounterDeck: ['"I\'m Tough"', ...(where === 'deck' ? ['M.O.D.O.K.'] : []), ...more],
      encounterDiscard: where === 'discard pile' ? ['M.O.D.O.K.', 'Shocker'] : ['Shocker'],
      phase: 'villain',
    });

  test.each(['deck', 'discard pile'] as const)(
    'Errata, The Doomsday Chair: finds M.O.D.O.K. by his name in the encounter %s',
    (where) => {
      revealing(where, 'Sandman').shows({ 'your engaged': 'M.O.D.O.K.' }).asks('playerTurn', 0);
    },
  );

  test('Errata, The Doomsday Chair: looks for nobody while he is in play', () => {
    revealing('play', 'M.O.D.O.K.', 'Sandman')
      .shows({ 'your engaged': 'M.O.D.O.K.', 'encounter deck': 2 })
      .asks('playerTurn', 0);
  });
});

test('Errata, M.O.D.O.K.: is spelled with dots in both languages', () => {
  const { name, nameDe } = POOL.find(({ code }) => code === '01184') ?? {};
  expect([name, nameDe]).toEqual(['M.O.D.O.K.', 'M.O.D.O.K.']);
});
