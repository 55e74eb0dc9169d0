import { describe, test } from 'vitest';
import { play } from '../../../table/play.ts';
import { inHand } from '../in-hand.ts';

describe('Relentless Assault', () => {
  const charge = (hand: readonly string[], engaged: readonly string[]) =>
    play({ players: [{ hero: 'spider-man', form: 'hero', hand, engaged }] });

  test('deals 5 damage to a minion; without a physical resource the excess is lost', () => {
    charge(['Relentless Assault', 'Energy', 'Genius'], ['Shocker', 'Hydra Bomber'])
      .choose('play Relentless Assault')
      .pay('Energy')
      .asks('chooseCard', 0)
      .offers('Shocker', 'Hydra Bomber')
      .lacks('Rhino', 'Spider-Man')
      .choose('Shocker')
      .changes({
        'your hand': 'Genius',
        'your discard pile': 'Energy, Relentless Assault',
        'your engaged': 'Hydra Bomber',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn', 0);
  });

  test('gains overkill if a physical resource paid for it: the excess goes to the villain § physical-resource', () => {
    charge(['Relentless Assault', 'Strength', 'Genius'], ['Shocker', 'Hydra Bomber'])
      .choose('play Relentless Assault')
      .pay('Strength')
      .choose('Shocker')
      .changes({
        Rhino: 'damage 2',
        'your hand': 'Genius',
        'your discard pile': 'Relentless Assault, Strength',
        'your engaged': 'Hydra Bomber',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn', 0);
  });

  test('gains overkill from one physical resource among others, and from a wild one § physical-resource', () => {
    charge(['Relentless Assault', 'Uppercut', 'Chase Them Down'], ['Hydra Bomber'])
      .choose('play Relentless Assault')
      .shows({ Rhino: 'damage 3' })
      .asks('playerTurn', 0);
    charge(['Relentless Assault', 'The Power of Aggression'], ['Hydra Bomber'])
      .choose('play Relentless Assault')
      .shows({ Rhino: 'damage 3' })
      .asks('playerTurn', 0);
  });

  test('gains nothing if it costs nothing, whatever could have paid for it', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Relentless Assault', 'Strength'],
          area: ['Helicarrier'],
          engaged: ['Shocker'],
        },
        { hero: 'she-hulk', area: ['Helicarrier'] },
      ],
    })
      .choose('use Helicarrier')
      .choose('Spider-Man')
      .choose('ask Jennifer Walters')
      .choose('use Helicarrier')
      .choose('Spider-Man')
      .look()
      .choose('play Relentless Assault')
      .changes({
        'Spider-Man hand': 'Strength',
        'Spider-Man discard pile': 'Relentless Assault',
        'Spider-Man engaged': '',
        'encounter discard pile': 'Shocker',
      })
      .asks('playerTurn', 0);
  });

  test('reaches the villain with its excess even past the guard it defeats', () => {
    charge(['Relentless Assault', 'Strength'], ['Hydra Mercenary', 'Hydra Soldier'])
      .choose('play Relentless Assault')
      .choose('Hydra Mercenary')
      .shows({ Rhino: 'damage 2', 'your engaged': 'Hydra Soldier' })
      .asks('playerTurn', 0);
  });

  test('has no excess if the minion is tough', () => {
    charge(['Relentless Assault', 'Strength'], ['Shocker'])
      .choose('play Relentless Assault')
      .shows({ Rhino: 'damage 2' });
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Relentless Assault', 'Strength'],
          engaged: [{ card: 'Shocker', status: ['tough'] }],
        },
      ],
    })
      .choose('play Relentless Assault')
      .changes({
        Shocker: '',
        'your hand': '',
        'your discard pile': 'Relentless Assault, Strength',
      })
      .asks('playerTurn', 0);
  });

  test('spends its excess on a tough card of the villain', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          hand: ['Relentless Assault', 'Strength'],
          engaged: ['Shocker'],
        },
      ],
      villain: { status: ['tough'] },
    })
      .choose('play Relentless Assault')
      .shows({ Rhino: '', 'your engaged': '' })
      .asks('playerTurn', 0);
  });

  test('may strike a minion that is engaged with another player', () => {
    play({
      players: [
        { hero: 'spider-man', form: 'hero', hand: ['Relentless Assault', 'Energy'] },
        { hero: 'she-hulk', engaged: ['Sandman', 'Shocker'] },
      ],
    })
      .choose('play Relentless Assault')
      .choose('Shocker')
      .shows({ 'She-Hulk engaged': 'Sandman', Rhino: '' })
      .asks('playerTurn', 0);
  });

  test('is an attack: the stunned hero loses the status card instead, retaliation answers it', () => {
    play({
      players: [
        {
          hero: 'spider-man',
          form: 'hero',
          status: ['stunned'],
          hand: ['Relentless Assault', 'Relentless Assault', 'Energy', 'Strength'],
          engaged: ['M.O.D.O.K.'],
        },
      ],
    })
      .choose('play Relentless Assault')
      .pay('Energy')
      .changes({
        'Spider-Man': '',
        'your hand': 'Relentless Assault, Strength',
        'your discard pile': 'Energy, Relentless Assault',
      })
      .choose('play Relentless Assault')
      .changes({
        'Spider-Man': 'damage 2',
        'M.O.D.O.K.': 'damage 5',
        'your hand': '',
        'your discard pile': 'Energy, Relentless Assault, Relentless Assault, Strength',
      })
      .asks('playerTurn', 0);
  });

  test('cannot be played without a minion, in alter-ego form, or without its cost', () => {
    const alone = charge(['Relentless Assault', 'Strength'], []).lacks('play Relentless Assault');
    const card = inHand(alone, 'Relentless Assault');
    alone.refuses({ verb: 'play', card, ability: 0 }, 'noTarget', 'target');
    charge(['Relentless Assault', 'Uppercut'], ['Shocker']).lacks('play Relentless Assault');
    play({
      players: [
        { hero: 'spider-man', hand: ['Relentless Assault', 'Strength'], engaged: ['Shocker'] },
      ],
    }).lacks('play Relentless Assault');
  });
});

describe('Uppercut', () => {
  const brawl = {
    hero: 'spider-man',
    form: 'hero',
    hand: ['Uppercut', 'Energy', 'Backflip', 'Genius'],
  } as const;

  test('deals 5 damage to an enemy', () => {
    play({ players: [{ ...brawl, engaged: ['Sandman'] }] })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .offers('Rhino', 'Sandman')
      .choose('Rhino')
      .changes({
        Rhino: 'damage 5',
        'your hand': 'Genius',
        'your discard pile': 'Backflip, Energy, Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('cannot reach the villain past a guard', () => {
    play({ players: [{ ...brawl, engaged: ['Hydra Mercenary'] }] })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .shows({ Rhino: '', 'your engaged': '', 'encounter discard pile': 'Hydra Mercenary' })
      .asks('playerTurn', 0);
  });

  test('reaches the villain if the guard is engaged with another player', () => {
    play({ players: [brawl, { hero: 'she-hulk', engaged: ['Hydra Mercenary'] }] })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .offers('Rhino', 'Hydra Mercenary')
      .choose('Rhino')
      .shows({ Rhino: 'damage 5', 'Hydra Mercenary': '' })
      .asks('playerTurn', 0);
  });

  test('is stopped by a tough card, and by a stunned card on the hero', () => {
    play({ players: [brawl], villain: { status: ['tough'] } })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .shows({ Rhino: '', 'your hand': 'Genius' })
      .asks('playerTurn', 0);
    play({ players: [{ ...brawl, status: ['stunned'] }] })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .changes({
        'Spider-Man': '',
        'your hand': 'Genius',
        'your discard pile': 'Backflip, Energy, Uppercut',
      })
      .asks('playerTurn', 0);
  });

  test('needs neither a ready hero nor his ATK', () => {
    play({ players: [{ ...brawl, exhausted: true, area: ['Combat Training'] }] })
      .choose('play Uppercut')
      .pay('Energy', 'Backflip')
      .shows({ Rhino: 'damage 5', 'Spider-Man': 'exhausted' })
      .asks('playerTurn', 0);
  });

  test('is for heroes only', () => {
    const table = play({ players: [{ ...brawl, form: 'alterEgo' }] }).lacks('play Uppercut');
    const card = inHand(table, 'Uppercut');
    table.refuses({ verb: 'play', card, ability: 0 }, 'conditionNotMet');
  });
});
