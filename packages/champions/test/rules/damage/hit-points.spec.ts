import { describe, test } from 'vitest';
import {
  cardIs,
  change,
  choose,
  discard,
  give,
  lasting,
  later,
  moveDamage,
  query,
  SUBJECT,
  sequence,
  titled,
  type,
  villain,
  you,
  yourIdentity,
} from '../../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { doing, reworded } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], ...rest });

describe('healing § heal', () => {
  test('takes off damage, never more than there is § maximum-hit-points', () => {
    turn({ hero: 'spider-man', damage: 3, area: ['Aunt May'] })
      .choose('use Aunt May')
      .changes({ 'Peter Parker': '', 'Aunt May': 'exhausted' });
  });

  test('an undamaged character is no target for it', () => {
    turn({ hero: 'spider-man', area: ['Aunt May'] }).cannot('use Aunt May', 'noTarget');
  });

  test('enemies can be healed, and only those who are hurt are chosen from', () => {
    turn(
      { hero: 'black-panther', hand: ['First Aid', 'Backflip'], engaged: ['Shocker'] },
      { villain: { damage: 5 } },
    )
      .choose('play First Aid')
      .shows({ Rhino: 'damage 3', Shocker: '' });
  });
});

describe('recovering § recover, basic-power', () => {
  test('exhausts the alter-ego and heals as much as its REC § alter-ego-alter-ego-form', () => {
    turn({ hero: 'spider-man', damage: 5 })
      .choose('recover Peter Parker')
      .changes({ 'Peter Parker': 'damage 2, exhausted' })
      .asks('playerTurn');
  });

  test('an identity without damage cannot recover', () => {
    turn({ hero: 'spider-man' }).cannot('recover Peter Parker', 'nothingToHeal');
  });

  test('neither can an exhausted one, nor a hero', () => {
    turn({ hero: 'spider-man', damage: 5, exhausted: true }).cannot(
      'recover Peter Parker',
      'isExhausted',
    );
    turn({ hero: 'spider-man', form: 'hero', damage: 5 }).lacks('recover Spider-Man');
  });
});

describe('moving damage § move', () => {
  const suit = (damage: number, rest: Partial<Description> = {}) =>
    turn(
      {
        hero: 'black-panther',
        form: 'hero',
        damage,
        area: ['Vibranium Suit'],
        hand: ['01043a', 'Vibranium'],
      },
      rest,
    );

  test('heals the one and is dealt to the other', () => {
    suit(3).choose('play Wakanda Forever!').changes({
      'Black Panther': 'damage 1',
      Rhino: 'damage 2',
      'your hand': '',
      'your discard pile': 'Vibranium, Wakanda Forever!',
    });
  });

  test('moves no more than there is', () => {
    suit(1).choose('play Wakanda Forever!').shows({ 'Black Panther': '', Rhino: 'damage 1' });
  });

  test('what cannot be taken at its new place is healed all the same', () => {
    suit(3, { villain: { status: ['tough'] } })
      .choose('play Wakanda Forever!')
      .shows({ 'Black Panther': 'damage 1', Rhino: '' });
  });

  test('it is an attack where the card says so: retaliate answers it', () => {
    suit(3, { villain: { attached: ['Concussion Blasters'] } })
      .choose('play Wakanda Forever!')
      .shows({ 'Black Panther': 'damage 2', Rhino: 'damage 2' });
  });

  test('who loses damage like this has been healed, who gets it has taken damage § heal', () => {
    reworded('First Aid', {
      effect: sequence(
        later('healed', give('stunned', villain), cardIs(SUBJECT, yourIdentity)),
        later('damaged', give('confused', villain), cardIs(SUBJECT, type('villain'))),
        moveDamage(2, you, villain),
      ),
    });
    turn({ hero: 'black-panther', damage: 4, hand: ['First Aid', 'Backflip'] })
      .choose('play First Aid')
      .shows({ Rhino: 'confused 1, damage 2, stunned 1', "T'Challa": 'damage 2' });
  });

  test('without damage to move nothing is moved', () => {
    reworded('First Aid', {
      effect: choose(query('enemies'), (foe) => moveDamage(2, you, foe)),
    });
    turn({ hero: 'black-panther', hand: ['First Aid', 'Backflip'] }).cannot(
      'play First Aid',
      'noTarget',
    );
  });

  test('it goes nowhere if it is to stay where it is', () => {
    reworded('First Aid', {
      effect: choose(query('characters'), (one) => moveDamage(2, you, one)),
    });
    turn({ hero: 'black-panther', damage: 4, hand: ['First Aid', 'Backflip'] })
      .choose('play First Aid')
      .shows({ Rhino: 'damage 2', "T'Challa": 'damage 2' });
  });
});

describe('a change of hit points § hit-points, gets', () => {
  test('more of them let a character take more § maximum-hit-points', () => {
    const attacked = (damage: number) =>
      play({
        players: [{ hero: 'iron-man', form: 'hero', damage, area: ['Mark V Armor'] }],
        encounterDeck: ['Advance', 'Hydra Mercenary'],
        phase: 'villain',
      })
        .asks('whoDefends')
        .pass();
    // Nine of his own and six of the armor; Rhino deals two and Advance boosts him.
    attacked(10).asks('playerTurn');
    attacked(14).isOver('villain', 'allEliminated');
  });

  test('an identity that loses them is defeated if its damage is enough', () => {
    play({
      players: [{ hero: 'iron-man', form: 'alterEgo', damage: 9, area: ['Mark V Armor'] }],
      villain: { status: ['confused'] },
      encounterDeck: ['Caught Off Guard'],
      phase: 'villain',
    }).isOver('villain', 'allEliminated');
  });

  test('and goes on if it is not, with the same damage § sustained-damage', () => {
    play({
      players: [{ hero: 'iron-man', form: 'alterEgo', damage: 8, area: ['Mark V Armor'] }],
      villain: { status: ['confused'] },
      encounterDeck: ['Caught Off Guard'],
      phase: 'villain',
    })
      .asks('playerTurn')
      .shows({ 'Tony Stark': 'damage 8', 'your discard pile': 'Mark V Armor' });
  });

  test('a minion that loses them is defeated', () => {
    reworded('Caught Off Guard', {
      effect: discard(query('inPlay', titled('Genetically Enhanced'))),
    });
    play({
      players: [
        {
          hero: 'black-panther',
          engaged: [{ card: 'Shocker', damage: 3, attached: ['Genetically Enhanced'] }, 'Sandman'],
        },
      ],
      villain: { status: ['confused'] },
      encounterDeck: ['Caught Off Guard'],
      phase: 'villain',
    })
      .choose('activate Shocker')
      .asks('playerTurn')
      .shows({ 'your engaged': 'Sandman', attachments: '' })
      .shows({ 'encounter discard pile': 'Caught Off Guard, Genetically Enhanced, Shocker' });
  });

  test('a villain that loses them is defeated', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      {
        scenario: 'klaw',
        villain: { stage: 'II', damage: 18 },
        sideSchemes: [{ card: 'The "Immortal" Klaw', threat: 1 }],
      },
    )
      .choose('thwart She-Hulk')
      .isOver('heroes', 'villainDefeated');
  });

  test('an ability of the card that gave them moves the limit for as long as it is there', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      {
        scenario: 'klaw',
        villain: { damage: 11 },
        sideSchemes: [{ card: 'The "Immortal" Klaw', threat: 3 }],
      },
    )
      .choose('attack She-Hulk')
      .changes({ 'She-Hulk': 'exhausted', Klaw: 'damage 14' });
  });
});

describe('fewer hit points', () => {
  test('that begin to last defeat those who have as much damage, at once § hit-points', () => {
    doing(lasting('phase', change('hitPoints', type('minion'), -2)), {
      engaged: [
        { card: 'Shocker', damage: 1 },
        { card: 'Hydra Mercenary', damage: 0 },
      ],
    })
      .shows({ 'your engaged': 'Hydra Mercenary', 'encounter discard pile': 'Shocker' })
      .asks('playerTurn', 0);
  });
});

describe('a character without hit points is defeated § hit-points, defeat', () => {
  test('an ally and a minion are discarded', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      area: [{ card: 'Hellcat', damage: 2 }],
      engaged: [{ card: 'Shocker', damage: 2 }],
    })
      .choose('attack Hellcat')
      .choose('Shocker')
      .changes({
        Hellcat: '',
        Shocker: '',
        'your engaged': '',
        'your play area': 'She-Hulk',
        'your discard pile': 'Hellcat',
        'encounter discard pile': 'Shocker',
      });
  });

  test('a player whose identity is defeated is out of the game, the others go on § identity', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', damage: 11 },
        { hero: 'black-panther', form: 'hero' },
      ],
      encounterDeck: ['Advance', 'Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .pass()
      .pass()
      .asks('whoDefends', 1)
      .pass()
      .asks('playerTurn', 1)
      .shows({ 'Captain Marvel play area': '', 'Black Panther engaged': 'Hydra Mercenary' });
  });

  test('nothing more is asked of a player whom a boost card has defeated in the attack', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', damage: 11 },
        { hero: 'black-panther', form: 'alterEgo' },
      ],
      scenario: 'ultron',
      encounterDeck: ['Concussive Blast', 'Advance', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('whoDefends', 0)
      .pass()
      .asks('playerTurn', 1)
      .shows({ "T'Challa": '', 'Black Panther engaged': 'Hydra Mercenary' });
  });
});
