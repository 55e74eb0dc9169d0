import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

describe('Tac Team', () => {
  test('enters play with three attack counters', () => {
    play({ players: [{ hero: 'spider-man', hand: ['Tac Team', 'Energy', 'Genius', 'Backflip'] }] })
      .choose('play Tac Team')
      .pay('Energy', 'Backflip')
      .changes({
        'Tac Team': 'attack 3',
        'your hand': 'Genius',
        'your discard pile': 'Backflip, Energy',
        'your play area': 'Peter Parker, Tac Team',
      })
      .asks('playerTurn', 0)
      .offers('use Tac Team', 'change form', 'end turn');
  });

  test('exhausts and spends a counter to deal 2 damage to an enemy, in either form', () => {
    play({ players: [{ hero: 'spider-man', area: ['Tac Team'], engaged: ['Sandman'] }] })
      .choose('use Tac Team')
      .offers('Rhino', 'Sandman')
      .lacks('Peter Parker')
      .choose('Rhino')
      .changes({ 'Tac Team': 'attack 2, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0)
      .lacks('use Tac Team');
    play({ players: [{ hero: 'spider-man', form: 'hero', area: ['Tac Team'] }] })
      .choose('use Tac Team')
      .changes({ 'Tac Team': 'attack 2, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('makes no attack: neither guard, nor stun, nor retaliation matter', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          status: ['stunned'],
          area: ['Tac Team'],
          engaged: ['Hydra Mercenary', 'M.O.D.O.K.'],
        },
      ],
    })
      .choose('use Tac Team')
      .offers('Rhino', 'Hydra Mercenary', 'M.O.D.O.K.')
      .choose('M.O.D.O.K.')
      .changes({ 'Tac Team': 'attack 2, exhausted', 'M.O.D.O.K.': 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('is discarded once the effect of its last counter is done', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          area: [{ card: 'Tac Team', counters: { attack: 1 } }],
          engaged: ['Hydra Bomber'],
        },
      ],
    })
      .choose('use Tac Team')
      .changes({ 'Tac Team': 'exhausted' })
      .choose('Hydra Bomber')
      .changes({
        'Tac Team': '',
        'your play area': 'Peter Parker',
        'your discard pile': 'Tac Team',
        'your engaged': '',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn', 0);
  });

  test('loses a counter even if a tough card prevents the damage', () => {
    play({
      players: [{ hero: 'spider-man', area: ['Tac Team'] }],
      villain: { status: ['tough'] },
    })
      .choose('use Tac Team')
      .changes({ 'Tac Team': 'attack 2, exhausted', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('cannot aim at an enemy that cannot take damage', () => {
    play({
      players: [{ hero: 'spider-man', area: ['Tac Team'], engaged: ['Madame Hydra'] }],
      sideSchemes: [{ card: 'Legions of Hydra', threat: 3 }],
    })
      .choose('use Tac Team')
      .changes({ 'Tac Team': 'attack 2, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('is used on another player’s turn only when they are asked for help', () => {
    play({
      players: [{ hero: 'spider-man' }, { hero: 'she-hulk', area: ['Tac Team'] }],
    })
      .lacks('use Tac Team')
      .choose('ask Jennifer Walters')
      .asks('helpWanted', 1)
      .choose('use Tac Team')
      .changes({ 'Tac Team': 'attack 2, exhausted', Rhino: 'damage 2' })
      .asks('playerTurn', 0);
  });

  test('cannot be used while it is exhausted', () => {
    const table = play({
      players: [{ hero: 'spider-man', area: [{ card: 'Tac Team', exhausted: true }] }],
    }).lacks('use Tac Team');
    const card = table.card('Tac Team');
    table.refuses({ verb: 'use', card, ability: 0 }, 'costCannotBePaid', 'cost');
  });
});

describe('Combat Training', () => {
  test('gives the hero 1 more ATK', () => {
    play({ players: [{ hero: 'spider-man', form: 'hero', area: ['Combat Training', 'Tigra'] }] })
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', Rhino: 'damage 3' })
      .choose('attack Tigra')
      .changes({ Tigra: 'damage 1, exhausted', Rhino: 'damage 5' })
      .asks('playerTurn', 0);
  });

  test('is played under the control of any player, and helps that one', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Combat Training', 'Energy'] },
        { hero: 'she-hulk', form: 'hero' },
      ],
    })
      .choose('play Combat Training')
      .asks('whoseControl', 0)
      .offers('Spider-Man', 'She-Hulk')
      .choose('She-Hulk')
      .changes({
        'Spider-Man hand': '',
        'Spider-Man discard pile': 'Energy',
        'She-Hulk play area': 'Combat Training, She-Hulk',
      })
      .choose('attack Spider-Man')
      .changes({ 'Spider-Man': 'exhausted', Rhino: 'damage 2' })
      .endTurn()
      .choose('attack She-Hulk')
      .shows({ Rhino: 'damage 6' })
      .asks('playerTurn', 1);
  });

  test('goes to the discard pile of its owner, whoever controls it', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Combat Training', 'Energy'] },
        { hero: 'she-hulk', dealt: ['Caught Off Guard'] },
      ],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary', 'Hydra Mercenary'],
    })
      .choose('play Combat Training')
      .choose('Jennifer Walters')
      .look()
      .endTurn()
      .endTurn()
      .passAll()
      .shows({
        'Spider-Man discard pile': 'Combat Training, Energy',
        'She-Hulk play area': 'Jennifer Walters',
        'She-Hulk discard pile': '',
      })
      .asks('playerTurn', 1);
  });

  test('a player controls only one', () => {
    const alone = play({
      players: [
        { hero: 'spider-man', hand: ['Combat Training', 'Energy'], area: ['Combat Training'] },
      ],
    }).lacks('play Combat Training');
    const card = inHand(alone, 'Combat Training');
    alone.refuses({ verb: 'play', card }, 'maxInPlay', 'max');
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Combat Training', 'Energy'],
          area: ['Combat Training'],
        },
        { hero: 'she-hulk' },
      ],
    })
      .choose('play Combat Training')
      .changes({
        'Spider-Man hand': '',
        'Spider-Man discard pile': 'Energy',
        'She-Hulk play area': 'Combat Training, Jennifer Walters',
      })
      .asks('playerTurn', 0);
  });
});
