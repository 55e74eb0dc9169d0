import { describe, expect, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';
import { told } from '../rewording.ts';

const turn = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({ players: [player], threat: 4, ...rest });

const villainPhase = (player: PlayerDescription, rest: Partial<Description> = {}) =>
  play({
    players: [player],
    encounterDeck: ['Charge', 'Hydra Mercenary'],
    phase: 'villain',
    ...rest,
  });

describe('forced abilities § forced', () => {
  test('resolve by themselves, before anybody may use an optional one', () => {
    villainPhase(
      { hero: 'spider-man', form: 'hero', wholeDeck: ['Energy', 'Genius'] },
      { scenario: 'klaw', encounterDeck: ['Charge', 'Advance', 'Hydra Mercenary'] },
    )
      .asks('useAbility')
      .offers('use Spider-Man', 'pass')
      .shows({ 'boost cards': 'Charge', 'your hand': '' });
  });

  test('forced responses come before optional ones', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      area: ['Superhuman Strength'],
      hand: ['One-Two Punch', 'Energy'],
    })
      .choose('attack She-Hulk')
      .asks('useAbility')
      .offers('play One-Two Punch', 'pass')
      .shows({ Rhino: 'damage 5, stunned 1', 'your discard pile': 'Superhuman Strength' });
  });

  test('several at the same moment are put in order by the first player, whoever controls them § simultaneous-resolution', () => {
    const table = play({
      players: [
        { hero: 'captain-marvel' },
        {
          hero: 'she-hulk',
          form: 'hero',
          engaged: [
            {
              card: 'Advanced Ultron Drone',
              damage: 3,
              attached: ['Spider-Tracer'],
            },
          ],
        },
      ],
      scenario: 'ultron',
      threat: 2,
      sideSchemes: [{ card: 'Invasive AI', threat: 4 }],
      firstPlayer: 0,
    });
    table.endTurn().choose('attack She-Hulk');
    table.asks('whichFirst', 0).offers('use Spider-Tracer', 'use Advanced Ultron Drone');
  });

  test('one is resolved completely before the next begins § simultaneous-resolution', () => {
    play({
      players: [
        {
          hero: 'she-hulk',
          form: 'hero',
          engaged: [{ card: 'Advanced Ultron Drone', damage: 3, attached: ['Spider-Tracer'] }],
        },
      ],
      scenario: 'ultron',
      threat: 2,
      sideSchemes: [{ card: 'Invasive AI', threat: 4 }],
    })
      .choose('attack She-Hulk')
      .choose('use Spider-Tracer')
      .asks('chooseCard')
      .shows({ 'your engaged': 'Advanced Ultron Drone' })
      .choose('Invasive AI')
      .asks('playerTurn')
      .shows({ 'Invasive AI': 'threat 1', 'your engaged': 'Drone' });
  });

  test('one without a target that it needs is not begun, and its cost is not paid', () => {
    turn(
      { hero: 'she-hulk', form: 'hero', area: ['Superhuman Strength'] },
      { gains: { Rhino: { stalwart: 1 } } },
    )
      .choose('attack She-Hulk')
      .asks('playerTurn')
      .shows({ Rhino: 'damage 5', 'your play area': 'She-Hulk, Superhuman Strength' });
  });
});

describe('optional abilities', () => {
  test('may be declined § interrupt, ability, triggered-ability', () => {
    villainPhase({ hero: 'spider-man', form: 'hero', wholeDeck: ['Energy', 'Genius'] })
      .asks('useAbility')
      .pass()
      .asks('whoDefends')
      .shows({ 'your hand': '', 'your deck': 2 });
  });

  test('each answers an occurrence once § interrupt, triggering-condition', () => {
    villainPhase({ hero: 'spider-man', form: 'hero', wholeDeck: ['Energy', 'Genius'] })
      .choose('use Spider-Man')
      .asks('whoDefends')
      .shows({ 'your hand': 'Energy' });
  });

  test('it answers the next occurrence again § triggering-condition', () => {
    villainPhase(
      { hero: 'spider-man', form: 'hero', wholeDeck: ['Energy', 'Genius', 'Strength'] },
      { encounterDeck: ['Advance', 'Assault', 'Advance'] },
    )
      .choose('use Spider-Man')
      .pass()
      .asks('useAbility')
      .choose('use Spider-Man')
      .shows({ 'your hand': 'Energy, Genius' })
      .asks('whoDefends', 0);
  });

  test('several copies may all answer the same § interrupt, triggering-condition', () => {
    villainPhase({
      hero: 'captain-marvel',
      form: 'hero',
      exhausted: true,
      area: ['Cosmic Flight', 'Cosmic Flight'],
    })
      .choose('use Cosmic Flight')
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({
        'Captain Marvel': 'exhausted',
        'your discard pile': 'Cosmic Flight, Cosmic Flight',
      });
  });

  test('the first player has the first chance, then the others in order § interrupt, first-player', () => {
    const hand = ['Great Responsibility'];
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', hand },
        { hero: 'captain-marvel', form: 'hero', hand },
        { hero: 'iron-man', form: 'hero', hand },
      ],
      firstPlayer: 1,
      phase: 'villain',
    })
      .asks('useAbility', 1)
      .pass()
      .asks('useAbility', 2)
      .pass()
      .asks('useAbility', 0)
      .choose('play Great Responsibility')
      .shows({ 'She-Hulk': 'damage 3', 'The Break-In!': '' })
      .asks('whoDefends', 1);
  });

  test('a window in which all have passed is closed § response', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      hand: ['One-Two Punch', 'Energy', 'Chase Them Down'],
      engaged: [{ card: 'Shocker', damage: 1 }],
    })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .asks('useAbility')
      .offers('play One-Two Punch', 'play Chase Them Down', 'pass')
      .pass()
      .asks('playerTurn')
      .shows({ 'your hand': 'Chase Them Down, Energy, One-Two Punch' });
  });

  test('those that answer different conditions of one attack share a window, in any order § response, triggering-condition', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      hand: ['One-Two Punch', 'Energy', 'Chase Them Down'],
      engaged: [{ card: 'Shocker', damage: 1 }],
    })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .choose('play Chase Them Down')
      .shows({ 'The Break-In!': 'threat 2' })
      .asks('useAbility')
      .choose('play One-Two Punch')
      .asks('playerTurn')
      .shows({ 'She-Hulk': '' });
  });

  test('cards of another player cannot be used § action', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero' },
        { hero: 'spider-man', area: ['Aunt May'], damage: 3 },
      ],
    }).lacks('use Aunt May');
  });
});

describe('would § would', () => {
  test('comes before those that wait for the same without it § interrupt, priority-levels', () => {
    villainPhase(
      { hero: 'spider-man', form: 'hero', wholeDeck: ['Energy', 'Genius'] },
      { villain: { attached: ['Webbed Up'] } },
    )
      .asks('playerTurn')
      .shows({ Rhino: 'stunned 1', 'your hand': '', 'your discard pile': 'Webbed Up' });
  });

  test('what it replaces does not happen: nothing waits for it any more § replacement-effect, interrupt', () => {
    const table = villainPhase(
      { hero: 'black-panther', form: 'hero' },
      {
        villain: { attached: ['Webbed Up', 'Charge'] },
        wholeEncounterDeck: ['Hydra Mercenary', 'Shocker', 'Sandman'],
      },
    )
      .asks('playerTurn')
      .shows({ Rhino: 'stunned 1', Charge: 'on Rhino', 'encounter deck': 2 });
    expect(told(table, 'enemyAttacks', 'boostGiven')).toEqual([]);
  });

  test('of several that would replace the same only the first does § replacement-effect', () => {
    villainPhase(
      { hero: 'she-hulk', form: 'hero', hand: ['Great Responsibility', 'Great Responsibility'] },
      { villain: { status: ['stunned'] } },
    )
      .choose('play Great Responsibility')
      .asks('playerTurn')
      .shows({ 'She-Hulk': 'damage 1', 'your hand': 'Great Responsibility', 'The Break-In!': '' });
  });

  test('an amount that one has lowered to nothing is there for no other', () => {
    play({
      players: [
        { hero: 'she-hulk' },
        { hero: 'spider-man', form: 'hero', hand: ['Great Responsibility'] },
      ],
      villain: { status: ['confused', 'stunned'] },
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary'],
      phase: 'villain',
    })
      .asks('useAbility', 0)
      .choose('use Jennifer Walters')
      .asks('useAbility', 1)
      .choose('play Great Responsibility')
      .shows({ 'Spider-Man': 'damage 1', 'The Break-In!': '' });
  });
});

describe('a replaced effect § replacement-effect, after', () => {
  test('is not answered: threat that was not placed', () => {
    const norad = (hand: readonly string[]) =>
      villainPhase(
        { hero: 'she-hulk', form: 'hero', hand },
        {
          scenario: 'ultron',
          scheme: 'Assault on NORAD',
          villain: { status: ['stunned'] },
          encounterDeck: ['Hydra Mercenary'],
        },
      );
    norad([]).asks('chooseOne');
    norad(['Great Responsibility'])
      .choose('play Great Responsibility')
      .asks('playerTurn')
      .shows({ 'She-Hulk': 'damage 1', 'Assault on NORAD': '' });
  });

  test('is not answered: a defeat that did not come', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      area: ['Interrogation Room'],
      hand: ['Chase Them Down'],
      engaged: [{ card: 'Shocker', attached: ['Biomechanical Upgrades'] }],
    })
      .choose('attack She-Hulk')
      .choose('Shocker')
      .asks('playerTurn')
      .shows({ Shocker: '', 'Interrogation Room': '', 'your hand': 'Chase Them Down' });
  });
});

describe('canceling § cancel', () => {
  const sense = (hand: readonly string[], rest: Partial<Description> = {}) =>
    villainPhase(
      { hero: 'spider-man', form: 'hero', hand },
      { villain: { status: ['stunned'] }, encounterDeck: ['Stampede', 'Charge'], ...rest },
    );

  test('a treachery whose effects are canceled was revealed and is discarded § treachery', () => {
    sense(['Enhanced Spider-Sense', 'Backflip'])
      .choose('play Enhanced Spider-Sense')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'encounter discard pile': 'Stampede' });
  });

  test('cancels nothing but the effects: its keywords still work § surge, keywords', () => {
    sense(['Enhanced Spider-Sense', 'Backflip'], {
      encounterDeck: ['Exhaustion', 'Hydra Mercenary'],
    })
      .choose('play Enhanced Spider-Sense')
      .asks('playerTurn')
      .shows({ 'Spider-Man': '', 'your engaged': 'Hydra Mercenary' })
      .shows({ 'encounter discard pile': 'Exhaustion' });
  });

  test('what is canceled cannot be canceled again', () => {
    sense(['Enhanced Spider-Sense', 'Backflip', 'Enhanced Spider-Sense', 'Backflip'])
      .choose('play Enhanced Spider-Sense')
      .pay('Backflip')
      .asks('playerTurn')
      .shows({ 'your hand': 'Backflip, Enhanced Spider-Sense' });
  });

  test('costs are paid though the effect is canceled § initiating-abilities, initiating-steps', () => {
    turn({
      hero: 'she-hulk',
      form: 'hero',
      status: ['stunned'],
      hand: ['Uppercut', 'Energy', 'Backflip'],
    })
      .choose('play Uppercut')
      .changes({
        'She-Hulk': '',
        'your hand': '',
        'your discard pile': 'Backflip, Energy, Uppercut',
      });
  });
});
