import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('ron');

const QUIET = ['Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary', 'Hydra Mercenary'];
const carol: PlayerDescription = { hero: 'captain-marvel', form: 'hero', exhausted: true };

const villainPhase = (encounterDeck: readonly string[], ...players: PlayerDescription[]) =>
  play({ players, phase: 'villain', encounterDeck: [...encounterDeck, ...QUIET] });

describe('Ronan the Accuser', () => {
  const ronan: PlayerDescription = { engaged: ['Ronan the Accuser'], ...carol };
  const jennifer: PlayerDescription = { hero: 'she-hulk' };

  test('engages the hero with the fewest remaining hit points as the villain phase begins', () => {
    villainPhase([], ronan, { ...jennifer, form: 'hero', damage: 5, exhausted: true })
      .shows({
        'She-Hulk engaged': 'Hydra Mercenary, Ronan the Accuser',
        'Captain Marvel engaged': 'Hydra Mercenary',
      })
      .asks('playerTurn');
  });

  test('engages no alter-ego, however few hit points they have left', () => {
    villainPhase([], ronan, { hero: 'iron-man', damage: 8 }).shows({
      'Captain Marvel engaged': 'Hydra Mercenary, Ronan the Accuser',
    });
  });

  test('engages whom the first player likes if several have as few', () => {
    villainPhase([], ronan, { ...jennifer, form: 'hero', damage: 3 })
      .offers('Captain Marvel', 'She-Hulk')
      .choose('She-Hulk')
      .shows({ 'She-Hulk engaged': 'Ronan the Accuser' })
      .asks('whoDefends');
  });

  test('cannot be stunned', () => {
    play({
      players: [
        { ...carol, engaged: ['Ronan the Accuser'], hand: ['Mockingbird', 'Energy', 'Energy'] },
      ],
    })
      .choose('play Mockingbird')
      .choose('use Mockingbird')
      .shows({ Rhino: 'stunned 1' });
  });

  test('comes into play tough, engaged with the player whose boost card it was', () => {
    villainPhase(['Ronan the Accuser'], carol).shows({
      'your engaged': 'Hydra Mercenary, Ronan the Accuser',
      'Ronan the Accuser': 'tough 1',
    });
  });
});

describe('Judge, Jury, Executioner', () => {
  const scheme = { card: 'Judge, Jury, Executioner', threat: 5 };
  const hellcat = {
    hero: 'she-hulk',
    form: 'hero',
    area: [{ card: 'Hellcat', damage: 2 }],
  } as const;

  test('places 2 threat after an enemy defeated a friendly character with an attack', () => {
    play({
      players: [{ ...hellcat, exhausted: true }],
      phase: 'villain',
      threat: 0,
      sideSchemes: [scheme],
      encounterDeck: QUIET,
      gains: { 'The Break-In!': { escalation: -1 } },
    })
      .choose('defend Hellcat')
      // The scheme has an acceleration icon.
      .shows({ 'The Break-In!': 'threat 3', 'your discard pile': 'Hellcat' });
  });

  test('does not care for a character that retaliation or its own attack defeats', () => {
    const attacked = (foe: string) =>
      play({
        players: [{ ...hellcat, engaged: ['M.O.D.O.K.'] }],
        sideSchemes: [scheme],
      })
        .choose('attack Hellcat')
        .choose(foe)
        .shows({ 'The Break-In!': '', 'your discard pile': 'Hellcat' });
    attacked('M.O.D.O.K.');
    attacked('Rhino');
  });

  test('comes into play as a boost card', () => {
    villainPhase(['Judge, Jury, Executioner'], carol).shows({
      'side schemes': 'Judge, Jury, Executioner',
      'Judge, Jury, Executioner': 'threat 3',
    });
  });
});

describe('The Accused', () => {
  test('gives an enemy that attacks its identity +1 ATK for the attack', () => {
    villainPhase([], { ...carol, attached: ['The Accused'] }).shows({
      'Captain Marvel': 'damage 4, exhausted',
    });
    villainPhase([], carol).shows({ 'Captain Marvel': 'damage 3, exhausted' });
  });

  test('concerns no attack on somebody else', () => {
    villainPhase(
      [],
      { ...carol, attached: ['The Accused'], form: 'alterEgo' },
      { hero: 'she-hulk', form: 'hero', exhausted: true },
    ).shows({ 'She-Hulk': 'damage 3, exhausted' });
  });

  test('is attached to the identity of the player whose boost card it was', () => {
    villainPhase(['The Accused'], carol).shows({ 'The Accused': 'on Captain Marvel' });
  });

  test('goes when Ronan is defeated, and not with another minion', () => {
    const defeating = (foe: string, code: string) =>
      play({
        players: [
          {
            hero: 'captain-marvel',
            form: 'hero',
            attached: ['The Accused'],
            engaged: [
              { card: 'Ronan the Accuser', damage: 8 },
              { card: 'Hydra Mercenary', damage: 2 },
            ],
          },
        ],
      })
        .choose('attack Captain Marvel')
        .choose(foe)
        .shows({ 'The Accused': code });
    defeating('Ronan the Accuser', '');
    defeating('Hydra Mercenary', 'on Captain Marvel');
  });
});

describe('Bring the Hammer Down', () => {
  test('lets Ronan activate against the player that he is engaged with', () => {
    play({
      players: [
        { ...carol, form: 'alterEgo' },
        { hero: 'iron-man', engaged: ['Ronan the Accuser'] },
      ],
      phase: 'villain',
      encounterDeck: ['Bring the Hammer Down', ...QUIET],
      // He schemes for 3 in the villain phase as well.
      gains: { Rhino: { cannotScheme: 1 }, 'The Break-In!': { escalation: -2 } },
    }).shows({ 'The Break-In!': 'threat 6', 'encounter discard pile': 'Bring the Hammer Down' });
  });

  test('surges if he is not in play', () => {
    villainPhase(['Hydra Mercenary', 'Bring the Hammer Down', 'Shocker'], {
      ...carol,
      form: 'alterEgo',
    }).shows({ 'your engaged': 'Shocker' });
  });

  test('as a boost card deals the first player a card if the attack defeats somebody', () => {
    const attacked = (damage: number) =>
      play({
        players: [
          {
            hero: 'she-hulk',
            form: 'hero',
            exhausted: true,
            area: [{ card: 'Hellcat', damage }],
          },
        ],
        phase: 'villain',
        encounterDeck: ['Bring the Hammer Down', ...QUIET],
        gains: { Rhino: { atk: -3 } },
      }).choose('defend Hellcat');
    attacked(2).shows({ 'your engaged': 'Hydra Mercenary, Hydra Mercenary' });
    attacked(-10).shows({ 'your engaged': 'Hydra Mercenary' });
  });
});

describe('You Dare Oppose Me?', () => {
  test('deals those of its set among the five cards that it discards', () => {
    villainPhase(
      [
        'Hydra Mercenary',
        'You Dare Oppose Me?',
        'The Accused',
        'Advance',
        'Shocker',
        'Advance',
        'Bring the Hammer Down',
      ],
      { ...carol, form: 'alterEgo' },
    ).shows({ 'The Accused': 'on Carol Danvers' });
  });

  test('as a boost card gives the attack overkill', () => {
    play({
      players: [
        { hero: 'she-hulk', form: 'hero', exhausted: true, area: [{ card: 'Hellcat', damage: 2 }] },
      ],
      phase: 'villain',
      encounterDeck: ['You Dare Oppose Me?', ...QUIET],
    })
      .choose('defend Hellcat')
      .shows({ 'She-Hulk': 'damage 3, exhausted' });
  });
});
