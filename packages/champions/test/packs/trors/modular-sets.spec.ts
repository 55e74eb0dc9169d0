import { describe, test } from 'vitest';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('trors');

const SCHEME = 'The Break-In!';
const hand = ['Energy', 'Energy', 'Genius', 'Genius', 'Strength'];
const marvel = { hero: 'captain-marvel', form: 'hero', hand } as const;
const carol = { hero: 'captain-marvel', hand: [...hand, 'Strength'] } as const;
/** Cards that give a tough card at most, and have no boost icons. */
const quiet: readonly string[] = Array.from({ length: 8 }, () => '01105');
const still = { villain: { status: ['stunned', 'confused'] }, wholeEncounterDeck: quiet } as const;

describe('Hydra Flame-Soldier', () => {
  const attacked = (area: readonly string[]) =>
    play({
      players: [{ ...marvel, area: ['Helicarrier', ...area], engaged: ['Hydra Flame-Soldier'] }],
      ...still,
      phase: 'villain',
    });

  test('burns a support after an undefended attack', () => {
    attacked([])
      .pass()
      .shows({ 'your play area': 'Captain Marvel', 'your discard pile': 'Helicarrier' });
  });

  test('burns none after a defended one', () => {
    attacked(['Hulk']).choose('defend Hulk').shows({ 'your discard pile': '' });
  });

  test('burns a support as a boost card of an undefended attack', () => {
    play({
      players: [{ ...marvel, area: ['Helicarrier'] }],
      wholeEncounterDeck: ['Hydra Flame-Soldier', ...quiet],
      phase: 'villain',
    })
      .pass()
      .shows({ 'your discard pile': 'Helicarrier' });
  });
});

describe('Hydra Jet-Trooper as a boost card', () => {
  test('makes the villain attack a hero once more, without a boost card', () => {
    play({
      players: [marvel],
      wholeEncounterDeck: ['Hydra Jet-Trooper', ...quiet],
      phase: 'villain',
    })
      .pass()
      .asks('whoDefends', 0)
      .pass()
      .shows({ 'Captain Marvel': 'damage 4' });
  });

  test('does nothing to an alter-ego', () => {
    play({
      players: [carol],
      wholeEncounterDeck: ['Hydra Jet-Trooper', ...quiet],
      phase: 'villain',
    }).shows({ 'Carol Danvers': '', [SCHEME]: 'threat 2' });
  });
});

describe('Hail Hydra!', () => {
  const hailed = (engaged: readonly string[], form: 'hero' | 'alterEgo' = 'hero') =>
    play({
      players: [{ ...(form === 'hero' ? marvel : carol), dealt: ['04147'], engaged }],
      villain: still.villain,
      wholeEncounterDeck: ['01105', '01105', 'Hydra Regular', ...quiet],
      phase: 'villain',
    });

  test('lets Hydra minions attack the hero they are engaged with', () => {
    hailed(['Hydra Regular']).pass().pass().shows({
      'your engaged': 'Hydra Regular',
      'Captain Marvel': 'damage 4',
    });
  });

  test('brings one to a player who is not attacked', () => {
    hailed([]).shows({ 'your engaged': 'Hydra Regular' });
    hailed([], 'alterEgo').shows({ 'your engaged': 'Hydra Regular' });
  });
});

describe('Weapon Master', () => {
  const revealed = (attached: readonly string[]) =>
    play({
      players: [{ ...carol, dealt: ['Weapon Master'] }],
      villain: { status: ['confused'], attached },
      wholeEncounterDeck: ['01105', '01105', '01108', ...quiet],
      phase: 'villain',
    });

  test('surges if the villain has a weapon', () => {
    revealed(['Combat Knife']).shows({ [SCHEME]: 'threat 2', 'side schemes': 'Crowd Control' });
  });

  test('does not without one', () => {
    revealed([]).shows({ [SCHEME]: 'threat 2', 'side schemes': '' });
  });
});

describe('Concussion Grenade', () => {
  const thrown = (status: readonly ('stunned' | 'confused')[], form: 'hero' | 'alterEgo') =>
    play({
      players: [{ ...(form === 'hero' ? marvel : carol), dealt: ['Concussion Grenade'], status }],
      ...still,
      phase: 'villain',
    });

  test('confuses an alter-ego and places 1 threat, 2 if already confused', () => {
    thrown([], 'alterEgo').shows({ 'Carol Danvers': 'confused 1', [SCHEME]: 'threat 2' });
    thrown(['confused'], 'alterEgo').shows({ 'Carol Danvers': 'confused 1', [SCHEME]: 'threat 3' });
  });

  test('stuns a hero and deals 1 damage, 2 if already stunned', () => {
    thrown([], 'hero').shows({ 'Captain Marvel': 'damage 1, stunned 1' });
    thrown(['stunned'], 'hero').shows({ 'Captain Marvel': 'damage 2, stunned 1' });
  });
});

describe('Hydra Patrol', () => {
  test('brings each player a Hydra minion when it is defeated', () => {
    play({
      players: [{ ...carol, area: ['Tigra'] }],
      sideSchemes: [{ card: 'Hydra Patrol', threat: 1 }],
      wholeEncounterDeck: ['Hydra Regular', ...quiet],
    })
      .choose('thwart Tigra')
      .shows({ 'your engaged': 'Hydra Regular' });
  });

  test('its soldiers deal a card to the player engaged with them when they are defeated', () => {
    play({
      players: [{ ...marvel, engaged: [{ card: '04153', damage: 3 }] }],
      wholeEncounterDeck: quiet,
    })
      .choose('attack Captain Marvel')
      .shows({ 'your dealt': '"I\'m Tough"', 'your engaged': '' });
  });
});
