import {
  aboutThis,
  choose,
  damage,
  discard,
  draw,
  either,
  forced,
  lowerThreat,
  query,
  response,
  THIS,
  you,
} from '../vocabulary/builders.ts';
import type { RingsCard } from './card.ts';
import { card } from './card.ts';

const gandalf = card(
  {
    id: 'core-073',
    ringsdbCode: '01073',
    guid: '51223bd0-ffd1-11df-a976-0801200c9073',
    name: 'Gandalf',
    type: 'Ally',
    quantityRevised: 8,
    unique: true,
    sphere: 'Neutral',
    cost: 5,
    willpower: 4,
    attack: 4,
    defense: 4,
    hitPoints: 4,
    traits: ['Istari'],
  },
  forced('roundEnds', null, discard(THIS)),
  response(
    'entered',
    aboutThis,
    either(
      draw(3),
      choose(query('enemies'), (foe) => damage(4, foe)),
      lowerThreat(you, 5),
    ),
  ),
);

export const NEUTRAL: readonly RingsCard[] = [gandalf];
