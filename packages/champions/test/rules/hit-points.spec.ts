import { describe, test } from 'vitest';
import {
  CAUSE,
  choose,
  damage,
  discard,
  moveDamage,
  query,
  titled,
  villain,
  you,
} from '../../src/vocabulary/builders.ts';
import type { Description, PlayerDescription } from '../table/description.ts';
import { play } from '../table/play.ts';
import { printedWith } from '../table/printing.ts';
import { reworded } from './rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], ...rest });

/** A deck that may be shuffled without changing anything. */
const MERCENARIES = Array.from({ length: 6 }, () => 'Hydra Mercenary');

describe('healing', () => {
  test('takes off damage, never more than there is', () => {
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

describe('recovering', () => {
  test('exhausts the alter-ego and heals as much as its REC', () => {
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

describe('moving damage', () => {
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

describe('a change of hit points', () => {
  test('more of them let a character take more', () => {
    turn({ hero: 'iron-man', form: 'hero', damage: 9, area: ['Mark V Armor'] }).asks('playerTurn');
  });

  test('an identity that loses them is defeated if its damage is enough', () => {
    play({
      players: [{ hero: 'iron-man', form: 'alterEgo', damage: 9, area: ['Mark V Armor'] }],
      villain: { status: ['confused'] },
      encounterDeck: ['Caught Off Guard'],
      phase: 'villain',
    }).isOver('villain', 'allEliminated');
  });

  test('and goes on if it is not', () => {
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

describe('a stage of the villain is defeated', () => {
  test('the next one begins with all its hit points; what was too much is lost', () => {
    turn({ hero: 'she-hulk', form: 'hero' }, { scenario: 'ultron', villain: { damage: 16 } })
      .choose('attack She-Hulk')
      .changes({
        'She-Hulk': 'exhausted',
        Ultron: '',
        'villain deck': '',
        'removed from the game': 'Ultron',
      })
      .asks('playerTurn');
  });

  test('attachments, upgrades, status cards and counters stay on a villain of the same title', () => {
    turn(
      {
        hero: 'spider-man',
        form: 'hero',
        hand: [],
      },
      {
        scenario: 'ultron',
        villain: {
          damage: 15,
          status: ['confused', 'stunned'],
          counters: { doom: 2 },
          attached: ['Program Transmitter', 'Webbed Up'],
        },
      },
    )
      .choose('attack Spider-Man')
      .asks('playerTurn')
      .shows({
        Ultron: 'confused 1, doom 2, stunned 1',
        'Program Transmitter': 'on Ultron',
        'Webbed Up': 'on Ultron',
      });
  });

  test('it is revealed: keywords and When Revealed', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { mode: 'expert', villain: { stage: 'II', damage: 14 } },
    )
      .choose('attack She-Hulk')
      .shows({ Rhino: 'tough 1', 'She-Hulk': 'stunned 1, exhausted' });
  });

  test('it is the same character: it retaliates for the attack that defeated its stage', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { scenario: 'ultron', villain: { damage: 16, attached: ['Concussion Blasters'] } },
    )
      .choose('attack She-Hulk')
      .shows({ Ultron: '', 'She-Hulk': 'damage 1, exhausted' });
  });

  test('during his activation it goes on with the new stage', () => {
    reworded('01001a', { effect: damage(14, villain) });
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      wholeEncounterDeck: MERCENARIES,
      phase: 'villain',
    })
      .choose('use Spider-Man')
      .asks('whoDefends')
      .pass()
      .shows({ 'Spider-Man': 'damage 4', 'villain deck': '' });
  });

  test('a villain of another title is another character, and nothing stays', () => {
    const other = { keywords: {}, name: 'Another' };
    printedWith('01135', other);
    turn(
      { hero: 'she-hulk', form: 'hero' },
      {
        scenario: 'ultron',
        villain: {
          damage: 16,
          status: ['confused'],
          attached: ['Concussion Blasters'],
          counters: { doom: 1 },
        },
      },
    )
      .choose('attack She-Hulk')
      .asks('playerTurn')
      .shows({ Another: '', 'She-Hulk': 'exhausted', attachments: '' })
      .shows({ villain: 'Another', 'encounter discard pile': 'Concussion Blasters' });
  });

  test('and the activation of the old one ends', () => {
    const other = { keywords: {}, name: 'Another' };
    printedWith('01095', other);
    reworded('01001a', { effect: damage(14, CAUSE) });
    play({
      players: [{ hero: 'spider-man', form: 'hero' }],
      wholeEncounterDeck: MERCENARIES,
      phase: 'villain',
    })
      .choose('use Spider-Man')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', villain: 'Another', 'boost cards': '' })
      .shows({ 'your engaged': 'Hydra Mercenary', 'encounter discard pile': '' });
  });

  test('with the last one the players win', () => {
    turn(
      { hero: 'she-hulk', form: 'hero' },
      { scenario: 'ultron', villain: { stage: 'II', damage: 21 } },
    )
      .choose('attack She-Hulk')
      .isOver('heroes', 'villainDefeated');
  });
});
