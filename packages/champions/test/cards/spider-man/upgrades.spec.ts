import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

/** A boost card without icons, and an encounter card that only makes Rhino tough. */
const QUIET = ['Advance', '"I\'m Tough"'];

describe('Spider-Tracer', () => {
  test('is attached to a minion, not to the villain', () => {
    play({
      players: [
        { hero: 'spider-man', hand: ['Spider-Tracer', 'Energy'], engaged: ['Sandman', 'Shocker'] },
      ],
    })
      .choose('play Spider-Tracer')
      .pay('Peter Parker')
      .asks('chooseCard')
      .lacks('Rhino')
      .choose('Shocker')
      .changes({
        'your hand': 'Energy',
        'your play area': 'Peter Parker, Spider-Tracer',
        'Spider-Tracer': 'on Shocker',
      })
      .asks('playerTurn');
    play({ players: [{ hero: 'spider-man', hand: ['Spider-Tracer', 'Energy'] }] })
      .cannot('play Spider-Tracer', 'noTarget')
      .asks('playerTurn');
  });

  const traced = (card: string, copies = 1) => ({
    card,
    attached: new Array<string>(copies).fill('Spider-Tracer'),
  });

  test('removes 3 threat from a scheme when its minion is defeated, before that is gone', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: [traced('Hydra Bomber')] }],
      threat: 5,
      sideSchemes: ['Bomb Scare'],
    })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .asks('chooseCard', 0)
      .shows({ 'your engaged': 'Hydra Bomber' })
      .offers('The Break-In!', 'Bomb Scare')
      .choose('The Break-In!')
      .changes({
        'Spider-Man': 'exhausted',
        'The Break-In!': 'threat 2',
        'your engaged': '',
        'Spider-Tracer': '',
        'your play area': 'Spider-Man',
        'your discard pile': 'Spider-Tracer',
        'encounter discard pile': 'Hydra Bomber',
      })
      .asks('playerTurn');
  });

  test('works whoever defeats the minion, and each copy for itself', () => {
    play({
      players: [
        { hero: 'spider-man' },
        { hero: 'she-hulk', form: 'hero', engaged: [traced('Hydra Bomber')] },
      ],
      firstPlayer: 1,
      threat: 5,
    })
      .choose('attack She-Hulk')
      .choose('Hydra Bomber')
      .changes({
        'The Break-In!': 'threat 2',
        'She-Hulk': 'exhausted',
        'She-Hulk engaged': '',
        'Spider-Tracer': '',
        'Spider-Man play area': 'Peter Parker',
        'Spider-Man discard pile': 'Spider-Tracer',
        'encounter discard pile': 'Hydra Bomber',
      });
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: [traced('Hydra Bomber', 2)] }],
      threat: 6,
    })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .asks('whichFirst')
      .choose('use Spider-Tracer')
      .shows({ 'The Break-In!': '', 'your discard pile': 'Spider-Tracer, Spider-Tracer' })
      .asks('playerTurn');
  });

  test('does nothing while the minion lives, and without threat', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: [traced('Shocker')] }],
      threat: 5,
    })
      .choose('attack Spider-Man')
      .choose('Shocker')
      .changes({ 'Spider-Man': 'exhausted', Shocker: 'damage 2' })
      .asks('playerTurn');
    play({ players: [{ hero: 'spider-man', form: 'hero', engaged: [traced('Hydra Bomber')] }] })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .shows({ 'your discard pile': 'Spider-Tracer', 'The Break-In!': '' })
      .asks('playerTurn');
  });

  test('leaves the main scheme alone during a crisis; a confused hero does not matter', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          status: ['confused'],
          engaged: [traced('Hydra Bomber')],
        },
      ],
      threat: 5,
      sideSchemes: [{ card: 'Crowd Control', threat: 4 }],
    })
      .choose('attack Spider-Man')
      .choose('Hydra Bomber')
      .shows({
        'The Break-In!': 'threat 5',
        'Crowd Control': 'threat 1',
        'Spider-Man': 'confused 1, exhausted',
      })
      .asks('playerTurn');
  });
});

describe('Web-Shooter', () => {
  test('enters play with three counters and gives a wild resource for one of them', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Web-Shooter', 'Energy', 'Aunt May'] }],
    })
      .choose('play Web-Shooter')
      .pay('Energy')
      .changes({
        'your hand': 'Aunt May',
        'your discard pile': 'Energy',
        'your play area': 'Spider-Man, Web-Shooter',
        'Web-Shooter': 'web 3',
      })
      .choose('play Aunt May')
      .changes({
        'your hand': '',
        'Web-Shooter': 'web 2, exhausted',
        'your play area': 'Aunt May, Spider-Man, Web-Shooter',
      })
      .asks('playerTurn');
  });

  test('gives a resource of any type', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['For Justice!', 'Aunt May', 'Black Cat'],
          area: ['Web-Shooter'],
        },
      ],
      threat: 6,
    })
      .choose('play For Justice!')
      .pay('Web-Shooter', 'Aunt May')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('playerTurn');
  });

  test('is discarded with its last counter', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Aunt May'],
          area: [{ card: 'Web-Shooter', counters: { web: 1 } }],
        },
      ],
    })
      .choose('play Aunt May')
      .changes({
        'your hand': '',
        'Web-Shooter': '',
        'your play area': 'Aunt May, Spider-Man',
        'your discard pile': 'Web-Shooter',
      })
      .asks('playerTurn');
  });

  test('gives nothing while exhausted, nor to Peter Parker', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Aunt May'],
          area: [{ card: 'Web-Shooter', exhausted: true }],
        },
      ],
    }).cannot('play Aunt May', 'cannotPay');
    play({
      players: [{ hero: 'spider-man', hand: ['Black Cat'], area: ['Web-Shooter', 'Web-Shooter'] }],
    }).cannot('play Black Cat', 'cannotPay');
  });
});

describe('Webbed Up', () => {
  const hand = ['Webbed Up', 'Strength', 'Energy'];

  test('is attached to any enemy, once to each, by a hero', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand,
          engaged: [{ card: 'Shocker', attached: ['Webbed Up'] }, 'Sandman'],
        },
      ],
    })
      .choose('play Webbed Up')
      .asks('chooseCard')
      .offers('Rhino', 'Sandman')
      .lacks('Shocker')
      .choose('Rhino')
      .changes({
        'your hand': '',
        'your discard pile': 'Energy, Strength',
        'your play area': 'Spider-Man, Webbed Up, Webbed Up',
        'Webbed Up': 'on Rhino',
        'Webbed Up #2': 'on Shocker',
      })
      .asks('playerTurn');
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand }],
      villain: { attached: ['Webbed Up'] },
    }).cannot('play Webbed Up', 'noTarget');
    play({ players: [{ hero: 'spider-man', hand }] }).cannot('play Webbed Up', 'wrongForm');
  });

  test('is discarded instead of an attack, and the enemy is stunned', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero', hand: ['Backflip'] }],
      villain: { attached: ['Webbed Up'] },
      phase: 'villain',
      encounterDeck: ['Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({
        Rhino: 'stunned 1',
        'Spider-Man': '',
        'your discard pile': 'Webbed Up',
        'boost cards': '',
        'encounter discard pile': '',
      });
  });

  test('stops two attacks: one itself, one by the stun that it gives § would, replacement-effect', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      villain: { attached: ['Webbed Up'] },
      phase: 'villain',
      encounterDeck: ['Assault', 'Advance'],
    })
      .asks('playerTurn')
      .shows({ Rhino: '', 'Spider-Man': '', 'your discard pile': 'Webbed Up' });
  });

  test('stays where the enemy is stunned already, for a status card comes first', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      villain: { attached: ['Webbed Up'], status: ['stunned'] },
      phase: 'villain',
      encounterDeck: ['Hydra Mercenary'],
    })
      .asks('playerTurn')
      .shows({ Rhino: '', 'Webbed Up': 'on Rhino', 'Spider-Man': '' });
  });

  test('stops neither a scheme nor another enemy', () => {
    play({
      players: [{ hero: 'spider-man', engaged: ['Shocker'] }],
      villain: { attached: ['Webbed Up'] },
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .asks('playerTurn')
      .shows({ 'The Break-In!': 'threat 3', 'Webbed Up': 'on Rhino', Rhino: 'tough 1' });
    play({
      players: [{ hero: 'spider-man', form: 'hero', engaged: ['Shocker'] }],
      villain: { attached: ['Webbed Up'] },
      phase: 'villain',
      encounterDeck: ['"I\'m Tough"'],
    })
      .asks('whoDefends')
      .pass()
      .asks('playerTurn')
      .shows({ 'Spider-Man': 'damage 2', Rhino: 'stunned 1, tough 1' });
  });

  test('stays on a villain that goes on to its next stage', () => {
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      villain: { attached: ['Webbed Up'], damage: 13 },
    })
      .choose('attack Spider-Man')
      .shows({ 'Webbed Up': 'on Rhino', Rhino: '', 'your discard pile': '' })
      .asks('playerTurn');
  });
});
