import {
  aboutThis,
  both,
  change,
  choose,
  constant,
  interrupt,
  itself,
  marked,
  query,
  same,
  toDeckTop,
  trait,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

export const magik = hardCard(
  {
    code: '45030a',
    octgnId: '1ab538aa-6ad1-4d9d-83a6-3ebc3a045030',
    name: 'Magik',
    type: 'hero',
    faction: 'hero',
    set: 'magik',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    thw: 1,
    atk: 2,
    def: 2,
    health: 10,
    handSize: 5,
    traits: ['Mystic', 'X-Men'],
    otherSide: '45030b',
  },
  constant(change('playsDeckTop', itself, 1), change('cost', same(query('yourDeckTop')), -1)),
);

export const illyanaRasputin = hardCard(
  {
    code: '45030b',
    octgnId: '1ab538aa-6ad1-4d9d-83a6-3ebc3a045030',
    name: 'Illyana Rasputin',
    type: 'alter_ego',
    faction: 'hero',
    set: 'magik',
    quantity: 1,
    deckLimit: 1,
    unique: true,
    rec: 3,
    health: 10,
    handSize: 6,
    traits: ['Mutant', 'Mystic'],
    otherSide: '45030a',
  },
  interrupt(
    'changingForm',
    both(aboutThis, marked('hero')),
    choose(query('yourDiscard', trait('Spell')), (spell) => toDeckTop(spell)),
    { limit: { times: 1, per: 'phase' } },
  ),
);
