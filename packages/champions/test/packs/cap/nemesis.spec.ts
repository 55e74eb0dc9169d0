import { describe, test } from 'vitest';
import type { PlayerDescription } from '../../table/description.ts';
import { loadPack } from '../../table/pack.ts';
import { play } from '../../table/play.ts';

await loadPack('cap');

const IDLE = { status: ['stunned', 'confused'] } as const;
const reveal = (
  players: readonly Partial<PlayerDescription>[],
  card: string,
  ...under: readonly string[]
) =>
  play({
    players: players.map((player) => ({ hero: 'captain-america', form: 'hero', ...player })),
    villain: IDLE,
    phase: 'villain',
    encounterDeck: [card, ...under],
  });

test('Hit Squad has each player take 1 damage for each boost icon of a discarded card', () => {
  reveal([{}], 'Hit Squad', 'Hail Hydra!').shows({ 'Captain America': '' }).asks('playerTurn');
  reveal([{}], 'Hit Squad', 'Hit Squad').shows({
    'Captain America': 'damage 3',
    'Hit Squad': 'threat 3',
  });
});

describe('Baron Zemo', () => {
  test('keeps the player whom he fights from thwarting', () => {
    play({
      players: [
        { hero: 'captain-america', form: 'hero', engaged: ['Baron Zemo'] },
        { hero: 'spider-man', form: 'hero' },
      ],
      threat: 4,
    })
      .cannot('thwart Captain America', 'forbidden')
      .choose('end turn')
      .choose('thwart Spider-Man')
      .shows({ 'The Break-In!': 'threat 3' });
  });

  test('does not keep allies from it', () => {
    play({
      players: [
        { hero: 'captain-america', form: 'hero', engaged: ['Baron Zemo'], area: ['Agent 13'] },
      ],
      threat: 4,
    })
      .choose('thwart Agent 13')
      .shows({ 'The Break-In!': 'threat 2' });
  });
});

test('Hydra Soldier deals its player an encounter card as it is defeated', () => {
  play({
    players: [
      {
        hero: 'captain-america',
        form: 'hero',
        engaged: [{ card: 'Hydra Soldier', damage: 2 }],
      },
    ],
    encounterDeck: ['Advance'],
  })
    .choose('attack Captain America')
    .shows({
      'your engaged': '',
      'encounter discard pile': 'Hydra Soldier',
      'your dealt': 'Advance',
    });
});

describe('Hail Hydra!', () => {
  const hail = (engaged: string, ...more: readonly string[]) =>
    play({
      players: [{ hero: 'captain-america', form: 'hero', engaged: [engaged] }],
      villain: IDLE,
      phase: 'villain',
      wholeEncounterDeck: ['Hail Hydra!', ...more],
    });

  test('lets the Hydra minions attack the heroes whom they fight', () => {
    hail('Hydra Soldier', 'Baron Zemo')
      .passAll()
      .shows({ 'Captain America': 'damage 4', 'your engaged': 'Hydra Soldier' });
  });

  test('brings a Hydra minion to a player who was not attacked', () => {
    hail('Shocker', 'Sandman', 'Hydra Soldier', 'Baron Zemo')
      .pass()
      .offers('Hydra Soldier', 'Baron Zemo')
      .choose('Hydra Soldier')
      .shows({ 'Captain America': 'damage 2', 'your engaged': 'Hydra Soldier, Shocker' })
      .asks('playerTurn');
  });

  test('asks it of each player', () => {
    play({
      players: [
        { hero: 'captain-america', form: 'hero', engaged: ['Hydra Soldier'] },
        { hero: 'spider-man', form: 'hero' },
      ],
      villain: { status: ['stunned', 'stunned'] },
      phase: 'villain',
      wholeEncounterDeck: ['Hail Hydra!', 'Advance', 'Baron Zemo', 'Advance'],
    })
      .passAll()
      .shows({
        'Spider-Man engaged': 'Baron Zemo',
        'Captain America engaged': 'Hydra Soldier',
      });
  });
});
