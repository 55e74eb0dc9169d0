import { test } from 'vitest';
import { loadPack } from '../table/pack.ts';
import { play } from '../table/play.ts';

await loadPack('trors', 'cap');

test('FAQ 49, Marked for Death: keeps no Mockingbird while another player has one in play', () => {
  play({
    players: [
      { hero: 'hawkeye', hand: ['04004'] },
      { hero: 'iron-man', area: ['01083'] },
    ],
    phase: 'villain',
    encounterDeck: ['Advance', 'Advance', 'Marked for Death', 'Hydra Mercenary', 'Advance'],
  }).shows({
    'side schemes': 'Marked for Death',
    'Hawkeye hand': 'Mockingbird',
    'Iron Man play area': 'Mockingbird, Tony Stark',
  });
});

test('FAQ 49, Marked for Death: sends every Mockingbird in play back when it is defeated', () => {
  play({
    players: [
      { hero: 'hawkeye', form: 'hero' },
      { hero: 'iron-man', area: ['01083'] },
    ],
    sideSchemes: [{ card: 'Marked for Death', threat: 1 }],
  })
    .choose('thwart Hawkeye')
    .shows({
      'side schemes': '',
      'Iron Man hand': 'Mockingbird',
      'Iron Man play area': 'Tony Stark',
    });
});
