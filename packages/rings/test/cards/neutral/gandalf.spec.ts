import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

describe('Gandalf', () => {
  const coming = (more: Partial<PlayerDescription> = {}, engaged: readonly string[] = []) =>
    play({
      players: [
        {
          heroes: [
            { card: 'Beravor', resources: 1 },
            { card: 'Aragorn', resources: 2 },
            { card: 'Gimli', resources: 2 },
          ],
          threat: 30,
          hand: ['Gandalf'],
          wholeDeck: ['Feint', 'Faramir', 'Beorn', 'Dwarven Axe'],
          ...more,
        },
        { heroes: ['Éowyn'], threat: 20, engaged },
      ],
      staging: engaged.length > 0 ? ['Hummerhorns'] : [],
    })
      .plays('Gandalf')
      .asks('useAbility', 0)
      .choose('use Gandalf');

  test('is paid with resources of any sphere, and draws three cards when he enters play', () => {
    coming().asks('chooseOne').choose('option 1').changes({
      Aragorn: '',
      Beravor: '',
      Gimli: '',
      'Beravor hand': 'Beorn, Faramir, Feint',
      'Beravor deck': 1,
      'Beravor play area': 'Aragorn, Beravor, Gandalf, Gimli',
    });
  });

  test('or deals four damage to an enemy in play', () => {
    coming({}, ['Forest Spider', "Ungoliant's Spawn"])
      .choose('option 2')
      .offers('Hummerhorns', 'Forest Spider', "Ungoliant's Spawn")
      .choose("Ungoliant's Spawn")
      .shows({
        "Ungoliant's Spawn": 'damage 4',
        'Forest Spider': '',
        'Beravor threat': 30,
        'Beravor hand': '',
      });
  });

  test('or lowers your threat by five, and that of nobody else', () => {
    coming().choose('option 3').shows({ 'Beravor threat': 25, 'Éowyn threat': 20 });
  });

  test('does only what can be done', () => {
    coming({ wholeDeck: [] }).shows({ 'Beravor threat': 25 });
  });

  test('is discarded when the round ends', () => {
    play({ players: [{ heroes: ['Beravor'], area: ['Gandalf'] }], phase: 'refresh' })
      .inPhase('refresh')
      .shows({ 'your play area': 'Beravor, Gandalf' })
      .untilPhase('resource')
      .shows({ 'your play area': 'Beravor', 'your discard pile': 'Gandalf' });
  });

  test('is there only once, whoever controls him', () => {
    play({
      players: [
        { heroes: [{ card: 'Beravor', resources: 5 }], hand: ['Gandalf'] },
        { heroes: ['Éowyn'], area: ['Gandalf'] },
      ],
    }).cannot('play Gandalf', 'matchInPlay');
  });

  test('costs five', () => {
    play({ players: [{ heroes: [{ card: 'Beravor', resources: 4 }], hand: ['Gandalf'] }] }).cannot(
      'play Gandalf',
      'cannotAfford',
    );
  });
});
