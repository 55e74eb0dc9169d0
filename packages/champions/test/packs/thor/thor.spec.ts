import { describe, test } from 'vitest';
import type { Description, PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('thor');

const thor = (player: Partial<PlayerDescription> = {}, table: Partial<Description> = {}) =>
  play({ players: [{ hero: 'thor', form: 'hero', ...player }], ...table });
const IDLE = { status: ['stunned', 'confused'] } as const;

describe('Thor', () => {
  test('draws 2 cards after he engages a minion, once a phase', () => {
    thor(
      { wholeDeck: ['Energy', 'Genius', 'Strength', 'Asgard', 'Mjolnir'] },
      {
        villain: IDLE,
        phase: 'villain',
        encounterDeck: ['Shocker'],
        encounterDiscard: ['Advance'],
      },
    )
      .choose('use Thor')
      .shows({ 'your engaged': 'Shocker', 'your hand': 'Energy, Genius' });
  });
});

test('Odinson fetches Mjolnir, once a round', () => {
  thor({ form: 'alterEgo', discard: ['Mjolnir'], wholeDeck: ['Energy'] })
    .choose('use Odinson')
    .shows({ 'your hand': 'Mjolnir', 'your discard pile': '' })
    .lacks('use Odinson');
});

test('Lady Sif readies Thor', () => {
  thor({ exhausted: true, hand: ['Lady Sif', 'Energy', 'Genius'] })
    .choose('play Lady Sif')
    .choose('use Lady Sif')
    .shows({ Thor: '' });
});

test('Defender of the Nine Realms removes 3 threat for a minion that engages him', () => {
  thor(
    { hand: ['Defender of the Nine Realms'] },
    { threat: 5, encounterDeck: ['Advance', 'Shocker', 'Sandman'] },
  )
    .choose('play Defender of the Nine Realms')
    .pass()
    .shows({
      'The Break-In!': 'threat 2',
      'your engaged': 'Shocker',
      'encounter discard pile': 'Advance',
    });
});

test('For Asgard! finds any card of Asgard', () => {
  thor({
    form: 'alterEgo',
    hand: ['For Asgard!', 'Genius'],
    wholeDeck: ['Energy', 'God of Thunder', "Thor's Helmet", 'Genius'],
  })
    .choose('play For Asgard!')
    .offers('God of Thunder', "Thor's Helmet")
    .choose("Thor's Helmet")
    .shows({ 'your hand': "Thor's Helmet" });
});

describe('Hammer Throw', () => {
  const three = ['Energy', 'Asgard'];

  test('deals 8 damage with overkill, and Mjolnir comes back', () => {
    thor({ area: ['Mjolnir'], hand: ['Hammer Throw', ...three], engaged: ['Shocker'] })
      .choose('play Hammer Throw')
      .choose('Shocker')
      .shows({ Rhino: 'damage 5', 'your engaged': '', 'your hand': 'Mjolnir' });
  });

  test('needs Mjolnir, ready', () => {
    thor({ hand: ['Hammer Throw', ...three] }).lacks('play Hammer Throw');
    thor({ area: [{ card: 'Mjolnir', exhausted: true }], hand: ['Hammer Throw', ...three] }).lacks(
      'play Hammer Throw',
    );
  });
});

describe('Lightning Strike', () => {
  const strike = (area: readonly string[]) =>
    thor({
      area,
      hand: ['Lightning Strike', 'Genius', 'Energy'],
      engaged: [{ card: 'Shocker', status: ['tough'] }, 'Sandman'],
    });

  test('deals X damage to the villain and the minions before him', () => {
    strike([])
      .choose('play Lightning Strike')
      .pay('Genius')
      .choose('2')
      .shows({ Rhino: 'damage 2', Sandman: 'damage 2', Shocker: '' });
  });

  test('ignores tough status cards if he flies, and leaves them', () => {
    strike(['Mjolnir'])
      .choose('play Lightning Strike')
      .pay('Genius')
      .choose('2')
      .shows({ Rhino: 'damage 2', Shocker: 'damage 2, tough 1' });
  });
});

test('Asgard, Thor’s Helmet and God of Thunder', () => {
  thor({ area: ['God of Thunder'], hand: ['Mjolnir'] })
    .choose('play Mjolnir')
    .shows({ 'God of Thunder': 'exhausted' });
  thor({ form: 'alterEgo', area: ['God of Thunder'], hand: ['Mjolnir'] }).cannot(
    'play Mjolnir',
    'cannotPay',
  );
  thor(
    { damage: 17, area: ["Thor's Helmet"] },
    { phase: 'villain', encounterDeck: ['Advance', '"I\'m Tough"'] },
  )
    .pass()
    .isOver('villain', 'allEliminated');
  thor(
    { damage: 16, area: ["Thor's Helmet"] },
    { phase: 'villain', encounterDeck: ['Advance', '"I\'m Tough"'] },
  )
    .pass()
    .shows({ Thor: 'damage 18' });
  thor({
    area: ['Asgard'],
    wholeDeck: ['Energy', 'Genius', 'Strength', 'Mjolnir', 'Hammer Throw', 'Asgard'],
  })
    .endTurn()
    .shows({ 'your hand': 'Energy, Genius, Hammer Throw, Mjolnir, Strength' })
    .asks('whoDefends', 0);
});

test('Mjolnir gives the hero 1 ATK and lets him fly', () => {
  thor({ area: ['Mjolnir'] })
    .choose('attack Thor')
    .shows({ Rhino: 'damage 3' });
});

describe("Odin's Anger", () => {
  const anger = (player: Partial<PlayerDescription>) =>
    thor(player, { villain: IDLE, phase: 'villain', encounterDeck: ["Odin's Anger"] }).choose('no');

  test('takes Mjolnir and stuns', () => {
    anger({ area: ['Mjolnir'] }).shows({
      Thor: 'stunned 1',
      'your discard pile': 'Mjolnir',
      'encounter discard pile': "Odin's Anger",
    });
    anger({ hand: ['Mjolnir'] }).shows({ Thor: 'stunned 1', 'your discard pile': 'Mjolnir' });
  });
});

describe('the nemesis set', () => {
  const reveals = (player: Partial<PlayerDescription>, ...encounterDeck: readonly string[]) =>
    thor(player, { villain: IDLE, phase: 'villain', encounterDeck });

  test('Family Feud gets 1 threat for each card of Asgard', () => {
    reveals({ area: ['Mjolnir', 'Asgard'] }, 'Family Feud').shows({ 'Family Feud': 'threat 5' });
  });

  test('Loki is healed instead if a treachery is discarded', () => {
    const hit = (top: string) =>
      thor(
        { engaged: [{ card: 'Loki', damage: 3 }] },
        { encounterDeck: [top], villain: { status: ['tough'] } },
      )
        .choose('attack Thor')
        .choose('Loki');
    hit('Advance').shows({ Loki: '', 'your engaged': 'Loki' });
    hit('Shocker').shows({ 'your engaged': '' });
  });

  test('Frost Giant as a boost card stuns whom the villain damages', () => {
    const boosted = (villain = {}) =>
      thor({}, { phase: 'villain', villain, encounterDeck: ['Frost Giant', '"I\'m Tough"'] });
    boosted().pass().shows({ Thor: 'damage 3, stunned 1' });
    boosted().choose('defend Thor').shows({ Thor: 'damage 1, stunned 1, exhausted' });
  });

  test('Trickster places 1 threat for each type of card discarded', () => {
    reveals({ wholeDeck: ['Asgard', 'Mjolnir', 'God of Thunder', 'Energy'] }, 'Trickster').shows({
      'The Break-In!': 'threat 3',
      'your discard pile': 'Asgard, God of Thunder, Mjolnir',
    });
  });
});
