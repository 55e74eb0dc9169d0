import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Enhanced Spider-Sense', () => {
  const stunned = { status: ['stunned'] } as const;

  test('cancels what a treachery does when it is revealed', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      villain: stunned,
      phase: 'villain',
      encounterDeck: ['Assault'],
    })
      .look()
      .asks('useAbility', 0)
      .choose('play Enhanced Spider-Sense')
      .changes({
        revealed: '',
        'your hand': '',
        'your discard pile': 'Energy, Enhanced Spider-Sense',
        'encounter discard pile': 'Assault',
      })
      .asks('playerTurn');
  });

  test('does not cancel a keyword of the treachery', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      villain: stunned,
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', 'Hydra Mercenary'],
    })
      .choose('play Enhanced Spider-Sense')
      .shows({ 'The Break-In!': 'threat 1', 'your engaged': 'Hydra Mercenary' })
      .asks('playerTurn');
  });

  test('cancels surge that the treachery would only gain', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      villain: stunned,
      phase: 'villain',
      encounterDeck: ['Hard to Keep Down', 'Hydra Mercenary'],
    })
      .choose('play Enhanced Spider-Sense')
      .shows({ 'your engaged': '', 'encounter discard pile': 'Hard to Keep Down' })
      .asks('playerTurn');
  });

  test('cancels a treachery that surge has brought', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      villain: stunned,
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', '"I\'m Tough"'],
    })
      .asks('useAbility')
      .pass()
      .asks('useAbility')
      .choose('play Enhanced Spider-Sense')
      .shows({ 'The Break-In!': 'threat 2', Rhino: '' })
      .asks('playerTurn');
  });

  test('helps another player against a treachery', () => {
    play({
      players: [
        { hero: 'captain-marvel', hand: ['Energy'] },
        { hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] },
      ],
      villain: { status: ['stunned', 'confused'] },
      phase: 'villain',
      encounterDeck: ["Yon-Rogg's Treason", '"I\'m Tough"'],
    })
      .asks('useAbility', 1)
      .choose('play Enhanced Spider-Sense')
      .shows({ 'Captain Marvel hand': 'Energy' })
      .asks('playerTurn', 1);
  });

  test('works in hero form only', () => {
    play({
      players: [{ hero: 'spider-man', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', 'Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2', 'your hand': 'Energy, Enhanced Spider-Sense' });
  });

  test('does not work on other encounter cards, nor on boost cards, nor without payment', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      villain: stunned,
      phase: 'villain',
      encounterDeck: ['Shocker'],
    })
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 1', 'your hand': 'Energy, Enhanced Spider-Sense' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense', 'Energy'] }],
      phase: 'villain',
      encounterDeck: ['Kree Manipulator', 'Shocker'],
    })
      .pass()
      .pass()
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 2', 'your hand': 'Energy, Enhanced Spider-Sense' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Enhanced Spider-Sense'] }],
      villain: stunned,
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('playerTurn')
      .shows({ Rhino: 'tough 1', 'your hand': 'Enhanced Spider-Sense' });
  });
});

describe('Swinging Web Kick', () => {
  const hand = ['Swinging Web Kick', 'Strength', 'Energy'];

  test('deals 8 damage to one enemy, even by an exhausted hero', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', exhausted: true, hand, engaged: ['Sandman'] },
        { hero: 'she-hulk', engaged: ['Titania'] },
      ],
    })
      .choose('play Swinging Web Kick')
      .asks('chooseCard')
      .offers('Rhino', 'Sandman', 'Titania')
      .choose('Titania')
      .changes({
        'Spider-Man hand': '',
        'Spider-Man discard pile': 'Energy, Strength, Swinging Web Kick',
        'She-Hulk engaged': '',
        'encounter discard pile': 'Titania',
      })
      .asks('playerTurn', 0);
  });

  test('cannot reach a villain behind a guard', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand, engaged: ['Hydra Mercenary'] }],
    })
      .choose('play Swinging Web Kick')
      .changes({
        'your hand': '',
        'your discard pile': 'Energy, Strength, Swinging Web Kick',
        'your engaged': '',
        'encounter discard pile': 'Hydra Mercenary',
      })
      .asks('playerTurn');
  });

  test('is stopped by a tough card, and whoever retaliates strikes back', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand }],
      villain: { status: ['tough'] },
    })
      .choose('play Swinging Web Kick')
      .changes({
        Rhino: '',
        'your hand': '',
        'your discard pile': 'Energy, Strength, Swinging Web Kick',
      });
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand,
          engaged: [{ card: 'M.O.D.O.K.', status: ['tough'] }],
        },
      ],
    })
      .choose('play Swinging Web Kick')
      .choose('M.O.D.O.K.')
      .shows({ 'M.O.D.O.K.': '', 'Spider-Man': 'damage 2' })
      .asks('playerTurn');
  });

  test('is lost on a stunned hero, who is stunned no more', () => {
    play({ players: [{ hero: 'spider-man', form: 'hero', status: ['stunned'], hand }] })
      .choose('play Swinging Web Kick')
      .changes({
        'Spider-Man': '',
        'your hand': '',
        'your discard pile': 'Energy, Strength, Swinging Web Kick',
      })
      .asks('playerTurn');
  });

  test('is played in hero form and costs 3', () => {
    play({ players: [{ hero: 'spider-man', hand }] }).cannot(
      'play Swinging Web Kick',
      'conditionNotMet',
    );
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Swinging Web Kick', 'Strength'] }],
    }).cannot('play Swinging Web Kick', 'cannotPay');
  });
});
