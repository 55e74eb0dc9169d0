import compiled from '../compiled/highcard.json' with { type: 'json' };
import type { Rulebook } from '../rulebook.ts';
import { rulebook } from '../rulebook.ts';
import { line, section } from '../summary.ts';

export const registration: Rulebook = rulebook(
  'highcard',
  compiled,
  { rules: { deal: 'trick', 'game end': 'end-of-the-game' }, keywords: { number: 'numbers' } },
  {
    charts: [
      {
        entry: 'trick',
        steps: [
          { entry: 'trick', kind: 'step', says: { en: 'Lay a card each', de: 'Je eine Karte' } },
          { entry: 'end-of-the-game', kind: 'edge' },
        ],
      },
    ],
    summary: [
      [
        section('The game', 'Das Spiel', [
          line('trick', 'Trick: the higher card wins.', 'Stich: Die höhere Karte gewinnt.'),
        ]),
      ],
      [
        section('The end', 'Das Ende', [
          line('end-of-the-game', 'End: after six tricks.', 'Ende: nach sechs Stichen.'),
        ]),
      ],
    ],
  },
);
