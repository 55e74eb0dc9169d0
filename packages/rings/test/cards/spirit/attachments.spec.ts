import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

const spirit = { card: 'Dúnhere', resources: 2 };

describe('The Favor of the Lady', () => {
  test('gives its hero one more willpower, and another one yet one more § constant-ability', () => {
    play({
      players: [
        {
          heroes: [spirit, { card: 'Beravor', attached: ['The Favor of the Lady'] }],
          area: ['Wandering Took'],
          hand: ['The Favor of the Lady'],
        },
      ],
    })
      .has('Beravor', { willpower: 3 })
      .plays('The Favor of the Lady')
      .lacks('Wandering Took')
      .choose('Beravor')
      .has('Beravor', { willpower: 4, attack: 2, defense: 2 })
      .has('Dúnhere', { willpower: 1 });
  });
});

describe('Power in the Earth', () => {
  test('takes one threat from a location', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], hand: ['Power in the Earth'] }],
      staging: ['Forest Gate', 'Wolf Rider'],
      location: 'Old Forest Road',
    })
      .plays('Power in the Earth')
      .offers('Forest Gate', 'Old Forest Road')
      .lacks('Wolf Rider', 'Beravor')
      .choose('Forest Gate')
      .has('Forest Gate', { threat: 1 })
      .has('Wolf Rider', { threat: 1 })
      .shows({ 'Power in the Earth': 'on Forest Gate' });
  });

  test('takes no more than there is', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'] }],
      staging: [
        { card: 'Old Forest Road', attached: ['Power in the Earth', 'Power in the Earth'] },
      ],
    }).has('Old Forest Road', { threat: 0 });
  });

  test('goes to the discard pile of its owner with the location', () => {
    play({
      players: [
        { heroes: ['Beravor', { card: 'Aragorn', resources: 1 }], hand: ['Snowbourn Scout'] },
      ],
      staging: [{ card: 'Great Forest Web', progress: 1, attached: ['Power in the Earth'] }],
    })
      .plays('Snowbourn Scout')
      .choose('use Snowbourn Scout')
      .shows({
        'your discard pile': 'Power in the Earth',
        'encounter discard pile': 'Great Forest Web',
      });
  });

  test('needs a location', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], hand: ['Power in the Earth'] }],
      staging: ['Wolf Rider'],
    }).cannot('play Power in the Earth', 'noTarget');
  });
});

describe('Unexpected Courage', () => {
  test('exhausts to ready its hero', () => {
    play({
      players: [
        {
          heroes: [
            'Beravor',
            { card: 'Aragorn', exhausted: true, attached: ['Unexpected Courage'] },
          ],
        },
      ],
    })
      .choose('use Unexpected Courage')
      .changes({ Aragorn: '', 'Unexpected Courage': 'exhausted, on Aragorn' });
  });

  test('cannot be used while it is exhausted, or its hero ready', () => {
    const table = (exhausted: boolean) =>
      play({
        players: [
          {
            heroes: [
              'Beravor',
              { card: 'Aragorn', exhausted, attached: [{ card: 'Unexpected Courage', exhausted }] },
            ],
          },
        ],
      });
    table(true).cannot('use Unexpected Courage', 'costCannotBePaid');
    table(false).cannot('use Unexpected Courage', 'noTarget');
  });

  test('is for heroes', () => {
    play({
      players: [
        { heroes: [spirit, 'Beravor'], area: ['Wandering Took'], hand: ['Unexpected Courage'] },
      ],
    })
      .plays('Unexpected Courage')
      .offers('Dúnhere', 'Beravor')
      .lacks('Wandering Took');
  });
});

describe.each(['The Favor of the Lady', 'Unexpected Courage'])('%s', (card) => {
  test('can be attached to heroes of others, who control it then', () => {
    play({
      players: [{ heroes: [spirit, 'Beravor'], hand: [card] }, { heroes: ['Aragorn'] }],
    })
      .plays(card)
      .choose('Aragorn')
      .shows({ [card]: 'on Aragorn', 'Aragorn play area': `Aragorn, ${card}` });
  });
});
