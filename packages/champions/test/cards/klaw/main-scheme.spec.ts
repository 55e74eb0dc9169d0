import { describe, expect, test } from 'vitest';
import { champions } from '../../../src/game.ts';
import { pictureOf } from '../../table/picture.ts';
import { play } from '../../table/play.ts';

/** As many cards as a hero may hold, so that nothing is drawn between two turns. */
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const klaw = { scenario: 'klaw' } as const;
const SCHEME = 'Underground Distribution';

describe('Underground Distribution', () => {
  const begin = (heroes: readonly string[], mode = 'standard', firstPlayer = 0) => {
    const begun = champions.setup({ heroes, scenario: 'klaw', mode, firstPlayer }, 'begin');
    if ('problems' in begun) throw new Error('no game');
    return pictureOf(begun.state);
  };

  test('begins with Defense Network in play', () => {
    expect(begin(['spider-man'])).toMatchObject({
      'main scheme': SCHEME,
      [SCHEME]: '',
      'side schemes': 'Defense Network',
      'Defense Network': 'threat 3',
      Klaw: '',
    });
    expect(begin(['spider-man', 'iron-man', 'she-hulk'])).toMatchObject({
      'Defense Network': 'threat 5',
    });
  });

  test('begins with a minion engaged with the first player only', () => {
    const picture = begin(['spider-man', 'iron-man', 'she-hulk'], 'standard', 1);
    expect(picture['Iron Man engaged']).toMatch(/^[^,]+$/);
    expect(picture['Spider-Man engaged']).toBe('');
    expect(picture['She-Hulk engaged']).toBe('');
  });

  test('begins in expert mode with The "Immortal" Klaw as well', () => {
    expect(begin(['spider-man'], 'expert')).toMatchObject({
      'side schemes': 'Defense Network, The "Immortal" Klaw',
      'The "Immortal" Klaw': 'threat 3',
    });
  });

  test('gets one threat for every player in step one', () => {
    const players = [
      marvel,
      { hero: 'spider-man', form: 'hero' },
      { hero: 'iron-man', form: 'hero' },
    ] as const;
    play({ ...klaw, players, phase: 'villain', threat: 2 })
      .shows({ [SCHEME]: 'threat 5' })
      .asks('whoDefends', 0);
  });

  test('is followed by Secret Rendezvous once it has 6 threat for every player', () => {
    play({
      ...klaw,
      players: [marvel],
      threat: 5,
      acceleration: 1,
      wholeEncounterDeck: ['Advance', 'Weapons Runner', 'Advance', 'Advance', 'Advance'],
    })
      .endTurn()
      .asks('whoDefends', 0)
      .shows({
        'main scheme': 'Secret Rendezvous',
        'Secret Rendezvous': 'acceleration 1',
        'main scheme deck': '',
        'your engaged': 'Weapons Runner',
        'encounter deck': 1,
        'encounter discard pile': 'Advance',
      });
    const three = [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
    play({ ...klaw, players: three, phase: 'villain', threat: 14 })
      .shows({ [SCHEME]: 'threat 17' })
      .asks('whoDefends', 0);
    play({ ...klaw, players: three, phase: 'villain', threat: 15 })
      .shows({ 'main scheme': 'Secret Rendezvous', 'Secret Rendezvous': '' })
      .asks('whoDefends', 0);
  });
});

describe('Secret Rendezvous', () => {
  const second = { ...klaw, scheme: 'Secret Rendezvous' } as const;

  test('puts the next minion of the deck into play without revealing it', () => {
    play({
      ...klaw,
      players: [{ hero: 'iron-man' }, marvel],
      firstPlayer: 1,
      phase: 'villain',
      threat: 10,
      wholeEncounterDeck: ['Advance', 'Sonic Boom', 'Shocker', 'Assault', 'Assault', 'Assault'],
    })
      .shows({
        'main scheme': 'Secret Rendezvous',
        'Captain Marvel engaged': 'Shocker',
        'Iron Man engaged': '',
        'Captain Marvel': '',
        'encounter discard pile': 'Advance, Sonic Boom',
      })
      .asks('whoDefends', 1);
  });

  test('puts a tough minion into play with its tough card', () => {
    play({
      ...klaw,
      players: [marvel],
      phase: 'villain',
      threat: 5,
      encounterDeck: ['Armored Guard'],
    })
      .shows({ 'your engaged': 'Armored Guard', 'Armored Guard': 'tough 1' })
      .asks('whoDefends', 0);
  });

  test('finds nobody if the deck runs out before a minion is discarded', () => {
    play({
      ...klaw,
      players: [marvel],
      phase: 'villain',
      threat: 5,
      wholeEncounterDeck: ['Advance', 'Assault', 'Advance'],
      encounterDiscard: ['Armored Guard'],
    })
      .shows({
        'your engaged': '',
        'Secret Rendezvous': 'acceleration 1',
        'encounter deck': 2,
        'encounter discard pile': '',
      })
      .asks('whoDefends', 0);
  });

  test('is lost with the eighth threat for every player', () => {
    play({ ...second, players: [marvel], phase: 'villain', threat: 6 })
      .shows({ 'Secret Rendezvous': 'threat 7' })
      .asks('whoDefends', 0);
    play({ ...second, players: [marvel], phase: 'villain', threat: 7 }).isOver(
      'villain',
      'schemeCompleted',
    );
    const three = [marvel, { hero: 'spider-man' }, { hero: 'iron-man' }] as const;
    play({ ...second, players: three, phase: 'villain', threat: 20 })
      .shows({ 'Secret Rendezvous': 'threat 23' })
      .asks('whoDefends', 0);
    play({ ...second, players: three, phase: 'villain', threat: 21 }).isOver(
      'villain',
      'schemeCompleted',
    );
  });

  test('leaves a unique minion in the discard pile whose like is in play § unique-icon', () => {
    play({
      ...klaw,
      players: [{ ...marvel, engaged: ['Melter'] }],
      phase: 'villain',
      threat: 5,
      wholeEncounterDeck: ['Melter', 'Advance', 'Assault', 'Advance'],
    })
      .shows({
        'main scheme': 'Secret Rendezvous',
        'your engaged': 'Melter',
        'encounter discard pile': 'Melter',
        'encounter deck': 1,
      })
      .asks('whoDefends', 0);
  });
});
