import { describe, test } from 'vitest';
import {
  cannot,
  change,
  constant,
  fixAt,
  lasting,
  query,
  ready,
  titled,
  type,
} from '../../../src/vocabulary/builders.ts';
import { play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';

describe('the refresh phase', () => {
  test('7.2: all exhausted cards ready, attachments too § step-7-2, refresh-phase, ready, exhausted, attachment-cards', () => {
    play({
      players: [
        {
          heroes: [
            {
              card: 'Éowyn',
              exhausted: true,
              attached: [{ card: 'Unexpected Courage', exhausted: true }],
            },
            { card: 'Beravor', exhausted: true },
          ],
          area: [{ card: 'Faramir', exhausted: true }],
        },
        { heroes: [{ card: 'Gimli', exhausted: true }] },
      ],
      phase: 'refresh',
    })
      .asks('actionWindow', 0)
      .shows({ Éowyn: '', 'Unexpected Courage': 'on Éowyn', Beravor: '', Faramir: '', Gimli: '' });
  });

  test('7.2: what cannot ready does not, by no effect either § cannot', () => {
    saying('Hill Troll', constant(cannot('cannotReady', titled('Gimli'))));
    const gimli = { card: 'Gimli', exhausted: true };
    play({
      players: [{ heroes: [gimli, 'Beravor'] }],
      staging: ['Hill Troll'],
      phase: 'refresh',
    }).shows({ Gimli: 'exhausted' });
    doing(
      ready(query('heroes')),
      {
        heroes: [gimli, { card: 'Aragorn', exhausted: true }, 'Beravor'],
      },
      { staging: ['Hill Troll'] },
    ).shows({ Gimli: 'exhausted', Aragorn: '' });
  });

  test('7.3: everybody’s threat rises by one § step-7-3, refresh-phase, threat', () => {
    play({
      players: [
        { heroes: ['Beravor'], threat: 20 },
        { heroes: ['Gimli'], threat: 30 },
      ],
      phase: 'refresh',
    }).shows({ 'Beravor threat': 21, 'Gimli threat': 31 });
  });

  test('7.4: the next player becomes the first player, and acts first in the window after it § step-7-4, refresh-phase, first-player, next-player', () => {
    const players = [{ heroes: ['Beravor'] }, { heroes: ['Denethor'] }, { heroes: ['Gimli'] }];
    play({ players, phase: 'refresh' }).asks('actionWindow', 1).shows({ 'first player': 1 });
    play({ players, firstPlayer: 2, phase: 'refresh' }).shows({ 'first player': 0 });
    play({ players: players.slice(0, 1), phase: 'refresh' }).shows({ 'first player': 0 });
  });

  test('7.4: whoever has just been eliminated is not the next player § step-7-4, next-player, player-elimination', () => {
    const players = [
      { heroes: ['Beravor'], threat: 10 },
      { heroes: ['Denethor'], threat: 49 },
      { heroes: ['Gimli'], threat: 10 },
    ];
    play({ players, phase: 'refresh' }).shows({ 'first player': 2 });
  });

  test('ends what lasts until the end of the phase, and the end of the round what lasts for it § step-0-1, lasting-effects', () => {
    const both = (until: 'phase' | 'round') =>
      doing(
        lasting(until, change('willpower', titled('Gimli'), 3)),
        {
          heroes: ['Gimli', 'Beravor'],
          threat: 20,
        },
        { encounterDeck: ['Eyes of the Forest', 'Eyes of the Forest'] },
      )
        .until('commitToQuest')
        .choose('commit Gimli')
        .untilPhase('travel');
    both('phase').shows({ 'Flies and Spiders': 'progress 2' });
    both('round')
      .shows({ 'Flies and Spiders': 'progress 5' })
      .until('commitToQuest')
      .choose('commit Gimli')
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': 'progress 7' });
  });
});

describe('a value', () => {
  test('is added to and subtracted from, and never below zero § modifiers', () => {
    play({
      players: [{ heroes: ['Beravor', 'Éowyn'], threat: 20 }],
      encounterDeck: ['Eyes of the Forest'],
      gains: { Beravor: { willpower: -9 } },
      phase: 'quest',
    })
      .commit('Beravor', 'Éowyn')
      .until('commitToQuest')
      .shows({ 'Flies and Spiders': 'progress 4' });
  });

  test('that is set to a number is that, whatever else changes it § modifiers', () => {
    saying(
      'Hill Troll',
      constant(fixAt('willpower', type('Hero'), 1), change('willpower', type('Hero'), 5)),
    );
    play({
      players: [{ heroes: ['Beravor', 'Éowyn'], threat: 20 }],
      encounterDeck: ['Eyes of the Forest'],
      staging: ['Hill Troll'],
      phase: 'quest',
    })
      .commit('Éowyn')
      .untilPhase('travel')
      .shows({ 'Flies and Spiders': '', 'your threat': 20 });
  });
});
