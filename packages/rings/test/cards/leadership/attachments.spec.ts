import { describe, test } from 'vitest';
import { play } from '../../table/play.ts';

describe('Steward of Gondor', () => {
  test('is attached to any hero, who is of Gondor then and controls it § gains, attachment-cards', () => {
    play({
      players: [
        {
          heroes: [{ card: 'Aragorn', resources: 2 }, 'Beravor'],
          area: ['Faramir'],
          hand: ['Steward of Gondor'],
        },
        { heroes: ['Éowyn'] },
      ],
    })
      .plays('Steward of Gondor')
      .offers('Aragorn', 'Beravor', 'Éowyn')
      .lacks('Faramir')
      .choose('Éowyn')
      .changes({
        Aragorn: '',
        'Steward of Gondor': 'on Éowyn',
        'Aragorn hand': '',
        'Éowyn play area': 'Steward of Gondor, Éowyn',
      })
      .has('Éowyn', { 'trait Gondor': 1 })
      .lacks('use Steward of Gondor')
      .until('planning', 1)
      .offers('use Steward of Gondor', 'pass');
  });

  test('exhausts to give its hero two resources § gains, exhausted', () => {
    play({
      players: [{ heroes: [{ card: 'Aragorn', attached: ['Steward of Gondor'] }, 'Beravor'] }],
    })
      .choose('use Steward of Gondor')
      .changes({ Aragorn: 'resource 2', 'Steward of Gondor': 'exhausted, on Aragorn' })
      .cannot('use Steward of Gondor', 'costCannotBePaid');
  });

  test('is there only once, whoever has it', () => {
    play({
      players: [
        { heroes: [{ card: 'Aragorn', resources: 2 }, 'Beravor'], hand: ['Steward of Gondor'] },
        { heroes: [{ card: 'Éowyn', attached: ['Steward of Gondor'] }] },
      ],
    }).cannot('play Steward of Gondor', 'matchInPlay');
  });
});

describe('Celebrían’s Stone', () => {
  test('gives its hero two more willpower', () => {
    play({
      players: [
        { heroes: ['Beravor', { card: 'Aragorn', resources: 2 }], hand: ["Celebrían's Stone"] },
        { heroes: ['Éowyn'], area: ['Faramir'] },
      ],
    })
      .plays("Celebrían's Stone")
      .offers('Aragorn', 'Beravor', 'Éowyn')
      .lacks('Faramir')
      .choose('Beravor')
      .has('Beravor', { willpower: 4, attack: 2, defense: 2, 'icon Spirit': 0 })
      .has('Aragorn', { willpower: 2, 'icon Spirit': 0 });
  });

  test('gives Aragorn a Spirit icon besides, so that his resources pay for Spirit too § resource-match, spheres', () => {
    const table = (attached: readonly string[]) =>
      play({
        players: [
          {
            heroes: ['Beravor', { card: 'Aragorn', resources: 2, attached }],
            hand: ['Wandering Took', 'Guard of the Citadel'],
          },
        ],
      });
    table(["Celebrían's Stone"])
      .has('Aragorn', { willpower: 4, 'icon Spirit': 1, 'icon Leadership': 1 })
      .offers('play Wandering Took', 'play Guard of the Citadel', 'pass', 'use Beravor');
    table([])
      .cannot('play Wandering Took', 'cannotAfford')
      .offers('play Guard of the Citadel', 'pass', 'use Beravor');
  });

  test('is restricted: of three such attachments one has to go', () => {
    play({
      players: [
        {
          heroes: [
            { card: 'Aragorn', resources: 2, attached: ['Dwarven Axe', 'Citadel Plate'] },
            'Beravor',
          ],
          hand: ["Celebrían's Stone"],
        },
      ],
    })
      .plays("Celebrían's Stone")
      .choose('Aragorn')
      .asks('overLimit', 0)
      .offers("discard Celebrían's Stone", 'discard Citadel Plate', 'discard Dwarven Axe')
      .choose('discard Dwarven Axe')
      .shows({
        'your discard pile': 'Dwarven Axe',
        'your play area': "Aragorn, Beravor, Celebrían's Stone, Citadel Plate",
      });
  });
});
