import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { play } from '../../table/play.ts';

const marvel = (more: Partial<PlayerDescription> = {}) => ({
  hero: 'captain-marvel',
  form: 'hero' as const,
  ...more,
});

describe('Mockingbird', () => {
  const arriving = (more: Partial<PlayerDescription> = {}, villain = {}) =>
    play({
      players: [marvel({ hand: ['Mockingbird', 'Energy', 'Genius', 'Strength'], ...more })],
      villain,
    })
      .choose('play Mockingbird')
      .pay('Energy', 'Genius');

  test('may stun an enemy as she enters play, whoever guards whom', () => {
    arriving({ engaged: ['Hydra Mercenary'] })
      .asks('useAbility', 0)
      .choose('use Mockingbird')
      .offers('Rhino', 'Hydra Mercenary')
      .choose('Rhino')
      .changes({
        Rhino: 'stunned 1',
        'your hand': 'Strength',
        'your discard pile': 'Energy, Genius',
        'your play area': 'Captain Marvel, Mockingbird',
      })
      .asks('playerTurn', 0);
  });

  test('does not have to', () => {
    arriving()
      .pass()
      .changes({
        'your hand': 'Strength',
        'your discard pile': 'Energy, Genius',
        'your play area': 'Captain Marvel, Mockingbird',
      })
      .asks('playerTurn', 0);
  });

  test('cannot stun an enemy that is stunned already', () => {
    arriving({ engaged: ['Hydra Mercenary'] }, { status: ['stunned'] })
      .choose('use Mockingbird')
      .shows({ Rhino: 'stunned 1', 'Hydra Mercenary': 'stunned 1' })
      .asks('playerTurn', 0);
    arriving({}, { status: ['stunned'] })
      .asks('playerTurn', 0)
      .lacks('use Mockingbird');
  });

  test('stuns in alter-ego form and while her player is stunned, for it is no attack', () => {
    arriving({ form: 'alterEgo', status: ['stunned'] })
      .choose('use Mockingbird')
      .shows({ Rhino: 'stunned 1', 'Carol Danvers': 'stunned 1' })
      .asks('playerTurn', 0);
  });

  test('does so only as she enters play', () => {
    play({ players: [marvel({ area: ['Mockingbird'] })] })
      .lacks('use Mockingbird')
      .asks('playerTurn', 0);
  });

  test('cannot enter play while the other player has her there', () => {
    play({
      players: [
        marvel({ hand: ['Mockingbird', 'Energy', 'Genius'] }),
        { hero: 'spider-man', area: ['Mockingbird'] },
      ],
    })
      .lacks('play Mockingbird')
      .asks('playerTurn', 0);
  });

  test('attacks and thwarts for one, suffering one, and has three hit points', () => {
    play({ players: [marvel({ area: ['Mockingbird'] })], threat: 2 })
      .choose('thwart Mockingbird')
      .changes({ 'The Break-In!': 'threat 1', Mockingbird: 'damage 1, exhausted' });
    play({ players: [marvel({ area: ['Mockingbird'] })] })
      .choose('attack Mockingbird')
      .changes({ Rhino: 'damage 1', Mockingbird: 'damage 1, exhausted' });
    play({ players: [marvel({ area: [{ card: 'Mockingbird', damage: 2 }] })] })
      .choose('attack Mockingbird')
      .changes({
        Rhino: 'damage 1',
        Mockingbird: '',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Mockingbird',
      })
      .asks('playerTurn', 0);
  });
});

describe('Nick Fury', () => {
  const ARRIVED = {
    'your discard pile': 'Energy, Genius',
    'your play area': 'Captain Marvel, Nick Fury',
  };
  const arriving = (more: Partial<PlayerDescription> = {}, table: object = {}) =>
    play({
      players: [marvel({ hand: ['Nick Fury', 'Energy', 'Genius', 'Strength'], ...more })],
      threat: 3,
      ...table,
    })
      .choose('play Nick Fury')
      .pay('Energy', 'Genius');

  test('removes two threat from a scheme as he enters play, if that is chosen', () => {
    arriving({}, { sideSchemes: [{ card: "Breakin' & Takin'", threat: 3 }] })
      .asks('chooseOne', 0)
      .lacks('pass')
      .choose('option 1')
      .offers('The Break-In!', "Breakin' & Takin'")
      .choose("Breakin' & Takin'")
      .changes({ ...ARRIVED, 'your hand': 'Strength', "Breakin' & Takin'": 'threat 1' })
      .asks('playerTurn', 0);
  });

  test('draws three cards, if that is chosen', () => {
    arriving({ wholeDeck: ['Haymaker', 'Emergency', 'Tenacity', 'First Aid'] })
      .choose('option 2')
      .changes({
        ...ARRIVED,
        'your hand': 'Emergency, Haymaker, Strength, Tenacity',
        'your deck': 1,
      })
      .asks('playerTurn', 0);
  });

  test('deals four damage to an enemy, if that is chosen, past any guard', () => {
    arriving({ engaged: ['Hydra Mercenary'], status: ['stunned'] })
      .choose('option 3')
      .offers('Rhino', 'Hydra Mercenary')
      .choose('Rhino')
      .changes({ ...ARRIVED, 'your hand': 'Strength', Rhino: 'damage 4' })
      .asks('playerTurn', 0);
  });

  test('can do no more about a main scheme in a crisis than about one without threat', () => {
    arriving({}, { sideSchemes: [{ card: 'Crowd Control', threat: 4 }] })
      .choose('option 1')
      .shows({ 'The Break-In!': 'threat 3', 'Crowd Control': 'threat 2' });
    arriving({}, { threat: 0 })
      .asks('chooseOne', 0)
      .offers('option 2', 'option 3')
      .lacks('option 1');
  });

  test('is discarded at the end of the round, after the villain phase', () => {
    arriving({}, { encounterDeck: ['Advance', 'Hydra Mercenary'] })
      .choose('option 3')
      .endTurn()
      .asks('whoDefends', 0)
      .offers('defend Nick Fury', 'defend Captain Marvel', 'pass')
      .choose('defend Nick Fury')
      .shows({
        'your play area': 'Captain Marvel',
        'your discard pile': 'Energy, Genius, Nick Fury',
        'Captain Marvel': '',
      })
      .asks('playerTurn', 0);
  });

  test('is not missed at the end of the round if he has left play before', () => {
    arriving({}, { encounterDeck: ['Enhanced Ivory Horn', 'Hydra Mercenary'] })
      .choose('option 3')
      .endTurn()
      .choose('defend Nick Fury')
      .shows({ 'your discard pile': 'Energy, Genius, Nick Fury' })
      .asks('playerTurn', 0);
  });

  test('attacks and thwarts for two, and has three hit points', () => {
    play({ players: [marvel({ area: [{ card: 'Nick Fury', damage: 2 }] })] })
      .choose('attack Nick Fury')
      .changes({
        Rhino: 'damage 2',
        'Nick Fury': '',
        'your play area': 'Captain Marvel',
        'your discard pile': 'Nick Fury',
      });
    play({ players: [marvel({ area: ['Nick Fury'] })] })
      .choose('attack Nick Fury')
      .changes({ Rhino: 'damage 2', 'Nick Fury': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
    play({ players: [marvel({ area: ['Nick Fury'] })], threat: 3 })
      .choose('thwart Nick Fury')
      .changes({ 'The Break-In!': 'threat 1', 'Nick Fury': 'damage 1, exhausted' })
      .asks('playerTurn', 0);
  });
});
