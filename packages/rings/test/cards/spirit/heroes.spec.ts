import { describe, expect, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Éowyn', () => {
  const table = () =>
    play({
      players: [
        { heroes: ['Éowyn', 'Beravor'], hand: ['Feint', 'Gandalf'] },
        { heroes: ['Aragorn', 'Denethor'], hand: ['Dwarven Axe'] },
      ],
      phase: 'travel',
    });

  test('has one more willpower until the phase ends for a card that is discarded', () => {
    table()
      .choose('use Éowyn')
      .offers('Feint', 'Gandalf')
      .lacks('Dwarven Axe')
      .choose('Feint')
      .changes({ 'Éowyn hand': 'Gandalf', 'Éowyn discard pile': 'Feint' })
      .has('Éowyn', { willpower: 5, attack: 1, defense: 1 })
      .untilPhase('encounter')
      .has('Éowyn', { willpower: 4 });
  });

  test('can be helped once a round by each player, with a card of their own', () => {
    table()
      .choose('use Éowyn')
      .choose('Feint')
      .asks('actionWindow', 1)
      .choose('use Éowyn')
      .changes({
        'Éowyn hand': 'Gandalf',
        'Éowyn discard pile': 'Feint',
        'Aragorn hand': '',
        'Aragorn discard pile': 'Dwarven Axe',
      })
      .has('Éowyn', { willpower: 6 })
      .asks('actionWindow', 0)
      .cannot('use Éowyn', 'limitReached')
      .untilPhase('encounter')
      .until('actionWindow', 0)
      .cannot('use Éowyn', 'limitReached');
  });

  test('can be helped again in the next round', () => {
    play({
      players: [{ heroes: ['Éowyn', 'Beravor'], hand: ['Feint', 'Gandalf'] }],
      phase: 'refresh',
    })
      .choose('use Éowyn')
      .choose('Feint')
      .untilPhase('resource')
      .offers('use Éowyn', 'pass', 'use Beravor');
  });

  test('is not helped by somebody without cards', () => {
    play({ players: [{ heroes: ['Éowyn', 'Beravor'] }] }).cannot('use Éowyn', 'costCannotBePaid');
  });
});

describe('Eleanor', () => {
  const revealing = (encounterDeck: readonly string[], eleanor: object = {}) =>
    play({
      players: [
        { heroes: ['Beravor', { card: 'Glorfindel', exhausted: true }] },
        {
          heroes: [
            { card: 'Eleanor', ...eleanor },
            { card: 'Denethor', exhausted: true },
          ],
        },
      ],
      phase: 'quest',
      step: '3.3',
      wholeEncounterDeck: [...encounterDeck, 'Forest Gate'],
    });

  test('exhausts to cancel a treachery, and another card is revealed in its place § prevent', () => {
    revealing(["The Necromancer's Reach", 'Old Forest Road', 'Forest Gate'])
      .asks('useAbility', 1)
      .choose('use Eleanor')
      .changes({
        Eleanor: 'exhausted',
        'staging area': 'Forest Gate, Old Forest Road',
        'encounter deck': 1,
        revealed: '',
        'encounter discard pile': "The Necromancer's Reach",
      });
  });

  test('lets the player who revealed the treachery reveal the other card', () => {
    const { log } = revealing(["The Necromancer's Reach", 'Old Forest Road', 'Forest Gate']).choose(
      'use Eleanor',
    );
    const revealed = log.filter(({ line }) => line.say === 'revealed').map(({ line }) => line.seat);
    expect(revealed).toEqual([0, 0, 1]);
  });

  test('cannot cancel the second treachery in the same round', () => {
    revealing(["The Necromancer's Reach", "The Necromancer's Reach", 'Forest Gate'])
      .choose('use Eleanor')
      .shows({ Glorfindel: 'damage 1, exhausted', Eleanor: 'damage 1, exhausted', Beravor: '' });
  });

  test('cancels no effects of enemies', () => {
    revealing(['King Spider', 'Forest Gate']).asks('whereToTravel').shows({
      Beravor: 'exhausted',
      'staging area': 'Forest Gate, King Spider',
    });
  });

  test('does nothing once she is exhausted', () => {
    revealing(["The Necromancer's Reach", 'Forest Gate'], { exhausted: true }).shows({
      Eleanor: 'damage 1, exhausted',
    });
  });

  test('finds a card even if the deck has run out', () => {
    play({
      players: [{ heroes: ['Eleanor', 'Beravor'] }],
      phase: 'quest',
      step: '3.3',
      wholeEncounterDeck: ["The Necromancer's Reach"],
      encounterDiscard: ['Old Forest Road', 'Old Forest Road'],
    })
      .choose('use Eleanor')
      .shows({ 'staging area': 'Old Forest Road', 'encounter deck': 1 })
      .asks('actionWindow');
  });
});

describe('Dúnhere', () => {
  const table = () =>
    play({
      players: [
        {
          heroes: ['Dúnhere', 'Gimli', 'Beravor'],
          engaged: [{ card: 'Forest Spider', damage: 3 }],
        },
      ],
      staging: ['Hummerhorns'],
      phase: 'combat',
      step: '6.7',
    });

  test('attacks enemies in the staging area, alone and one stronger', () => {
    table()
      .offers('attack Forest Spider', 'attack Hummerhorns', 'pass')
      .choose('attack Hummerhorns')
      .asks('actionWindow')
      .has('Dúnhere', { attack: 3 })
      .pass()
      .pass()
      .changes({
        Dúnhere: 'exhausted',
        'staging area': '',
        'victory display': 'Hummerhorns',
      });
  });

  test('attacks engaged enemies like everybody, with others and without more strength', () => {
    table()
      .choose('attack Forest Spider')
      .offers('attack Dúnhere', 'attack Gimli', 'attack Beravor')
      .choose('attack Dúnhere')
      .has('Dúnhere', { attack: 2 });
  });

  test('is joined by nobody, not even from afar', () => {
    play({
      players: [{ heroes: ['Dúnhere', 'Beravor'] }, { heroes: ['Legolas'] }],
      staging: ['Hummerhorns'],
      phase: 'combat',
      step: '6.7',
    })
      .choose('attack Hummerhorns')
      .asks('actionWindow', 0)
      .shows({ Legolas: '', Dúnhere: 'exhausted' });
  });

  test('others do not reach the staging area', () => {
    play({
      players: [{ heroes: [{ card: 'Dúnhere', exhausted: true }, 'Gimli', 'Beravor'] }],
      staging: ['Hummerhorns'],
      phase: 'combat',
      step: '6.7',
    })
      .asks('actionWindow')
      .inPhase('refresh')
      .shows({ 'staging area': 'Hummerhorns' });
  });
});
