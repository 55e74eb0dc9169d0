import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

/** A boost card without icons, and an encounter card that only makes Rhino tough. */
const QUIET = ['Advance', '"I\'m Tough"'];

describe("Captain Marvel's Helmet", () => {
  const defending = (...area: readonly string[]) =>
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area }],
      villain: { stage: 'III' },
      phase: 'villain',
      encounterDeck: QUIET,
    }).choose('defend Captain Marvel');

  test('gives 1 DEF, with Aerial 2 § gains, traits, constant-ability', () => {
    defending().shows({ 'Captain Marvel': 'damage 3, exhausted' }).asks('playerTurn');
    defending("Captain Marvel's Helmet")
      .shows({ 'Captain Marvel': 'damage 2, exhausted' })
      .asks('playerTurn');
    defending("Captain Marvel's Helmet", 'Cosmic Flight')
      .asks('useAbility')
      .pass()
      .shows({ 'Captain Marvel': 'damage 1, exhausted' })
      .asks('playerTurn');
  });

  test('does not count without a basic defense', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ["Captain Marvel's Helmet"] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .shows({ 'Captain Marvel': 'damage 2' })
      .asks('playerTurn');
  });

  test('is there only once', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          hand: ["Captain Marvel's Helmet", 'Energy'],
          area: ["Captain Marvel's Helmet"],
        },
      ],
    }).cannot("play Captain Marvel's Helmet", 'matchInPlay');
  });
});

describe('Cosmic Flight', () => {
  test('can be discarded to prevent 3 damage of an attack, without exhausting', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'] }],
      villain: { stage: 'II' },
      phase: 'villain',
      encounterDeck: ['Explosion', '"I\'m Tough"'],
    })
      .pass()
      .asks('useAbility', 0)
      .choose('use Cosmic Flight')
      .shows({
        'Captain Marvel': 'damage 2',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Cosmic Flight',
      })
      .asks('playerTurn');
  });

  test('prevents at most what there is', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .choose('use Cosmic Flight')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Cosmic Flight' })
      .asks('playerTurn');
  });

  test('may be used after another copy against the same damage', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight', 'Cosmic Flight'] }],
      villain: { stage: 'II' },
      phase: 'villain',
      encounterDeck: ['Explosion', '"I\'m Tough"'],
    })
      .pass()
      .choose('use Cosmic Flight')
      .asks('useAbility')
      .choose('use Cosmic Flight')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Cosmic Flight, Cosmic Flight' })
      .asks('playerTurn');
  });

  test('leaves nothing for another copy to prevent if it was enough', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight', 'Cosmic Flight'] }],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .choose('use Cosmic Flight')
      .asks('playerTurn')
      .shows({ 'your play area': 'Captain Marvel, Cosmic Flight' });
  });

  test('does not help Carol Danvers', () => {
    play({
      players: [{ hero: 'captain-marvel', area: ['Cosmic Flight'] }],
      villain: { status: ['confused'] },
      phase: 'villain',
      encounterDeck: ['Hydra Bomber'],
    })
      .asks('chooseOne')
      .choose('option 1')
      .asks('playerTurn')
      .shows({ 'Carol Danvers': 'damage 2', 'your play area': 'Carol Danvers, Cosmic Flight' });
  });

  test('makes her the defender', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', hand: ['Counter-Punch'], area: ['Cosmic Flight'] },
      ],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .choose('use Cosmic Flight')
      .asks('useAbility')
      .choose('play Counter-Punch')
      .shows({ 'Captain Marvel': '', Rhino: 'damage 2, tough 1' })
      .asks('playerTurn');
  });

  test('prevents damage that comes from no attack, too', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight'] }],
      villain: { status: ['stunned'] },
      phase: 'villain',
      encounterDeck: ['Shocker'],
    })
      .asks('useAbility')
      .choose('use Cosmic Flight')
      .shows({ 'Captain Marvel': '', 'your discard pile': 'Cosmic Flight' })
      .asks('playerTurn');
  });

  test('does not help allies, other heroes or the tough § damage-steps', () => {
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', area: ['Cosmic Flight', 'Vision'] },
        { hero: 'she-hulk', form: 'hero' },
      ],
      phase: 'villain',
      encounterDeck: ['Advance', 'Advance', '"I\'m Tough"', 'Hydra Mercenary'],
    })
      .choose('defend Vision')
      .asks('whoDefends', 1)
      .choose('defend She-Hulk')
      .shows({
        Vision: 'damage 2, exhausted',
        'Captain Marvel play area': 'Captain Marvel, Cosmic Flight, Vision',
      });
    play({
      players: [
        { hero: 'captain-marvel', form: 'hero', status: ['tough'], area: ['Cosmic Flight'] },
      ],
      phase: 'villain',
      encounterDeck: QUIET,
    })
      .pass()
      .asks('playerTurn')
      .shows({ 'Captain Marvel': '', 'Cosmic Flight': '' });
  });
});

describe('Energy Channel', () => {
  test('needs a counter to attack with', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Energy Channel'] }],
    }).lacks('use Energy Channel');
  });

  test('stores energy in either form', () => {
    play({
      players: [
        {
          hero: 'captain-marvel',
          hand: ['Energy', 'Energy Absorption', 'Strength'],
          area: ['Energy Channel'],
        },
      ],
    })
      .choose('use Energy Channel')
      .asks('chooseX')
      .offers('1', '5', '2', '3', '4')
      .lacks('6', '0')
      .choose('2')
      .asks('pay')
      .pay('Energy')
      .changes({
        'Energy Channel': 'energy 2',
        'your hand': 'Energy Absorption, Strength',
        'your discard pile': 'Energy',
      })
      .choose('use Energy Channel')
      .choose('3')
      .changes({
        'Energy Channel': 'energy 5',
        'your hand': 'Strength',
        'your discard pile': 'Energy, Energy Absorption',
      })
      .cannot('use Energy Channel', 'costCannotBePaid')
      .asks('playerTurn');
  });

  test('gets one counter for one resource, wherever that comes from § resource-ability', () => {
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', area: ['Energy Channel', 'Web-Shooter'] }],
    })
      .choose('use Energy Channel')
      .changes({ 'Energy Channel': 'energy 1', 'Web-Shooter': 'web 2, exhausted' });
  });

  const channel = (energy: number, more: Partial<PlayerDescription> = {}) =>
    play({
      players: [
        {
          hero: 'captain-marvel',
          form: 'hero',
          area: [{ card: 'Energy Channel', counters: { energy } }],
          ...more,
        },
      ],
    });

  test('is discarded to deal 2 damage for each counter, at most 10', () => {
    channel(3)
      .choose('use Energy Channel')
      .changes({
        Rhino: 'damage 6',
        'Energy Channel': '',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Energy Channel',
      })
      .asks('playerTurn');
    channel(5).choose('use Energy Channel').shows({ Rhino: 'damage 10' });
    channel(6).choose('use Energy Channel').shows({ Rhino: 'damage 10' }).asks('playerTurn');
  });

  test('deals its damage at once to one enemy', () => {
    channel(3, { engaged: ['Sandman', { card: 'Titania', status: ['tough'] }] })
      .choose('use Energy Channel')
      .offers('Rhino', 'Sandman', 'Titania')
      .choose('Titania')
      .shows({ Titania: '', Rhino: '', Sandman: '' })
      .asks('playerTurn');
  });

  test('attacks: a guard stops it, and a stunned hero wastes it', () => {
    channel(2, { engaged: [{ card: 'Hydra Mercenary' }] })
      .choose('use Energy Channel')
      .shows({ Rhino: '', 'your engaged': '' })
      .asks('playerTurn');
    channel(2, { status: ['stunned'] })
      .choose('use Energy Channel')
      .changes({
        'Captain Marvel': '',
        'Energy Channel': '',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Energy Channel',
      })
      .asks('playerTurn');
  });

  test('does not attack for Carol Danvers', () => {
    channel(2, { form: 'alterEgo' }).lacks('use Energy Channel').asks('playerTurn');
  });

  test('is controlled once by each player', () => {
    channel(2, { hand: ['Energy Channel'] }).cannot('play Energy Channel', 'maxInPlay');
  });
});
