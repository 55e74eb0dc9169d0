import {
  discardUntil,
  exhaust,
  exists,
  keep,
  placeThreat,
  query,
  reveal,
  sideSchemes,
  type,
  when,
  whenRevealed,
  you,
} from '../vocabulary/builders.ts';
import { card } from './card.ts';

export const expertSet = [
  card(
    {
      code: '01191',
      octgnId: '77ddd5c1-04f0-4796-b0f1-b3558071d187',
      name: 'Exhaustion',
      nameDe: 'Erschöpfung',
      type: 'treachery',
      faction: 'encounter',
      set: 'expert',
      quantity: 1,
      boost: 2,
      keywords: { surge: true },
    },
    whenRevealed(exhaust(you)),
  ),
  card(
    {
      code: '01192',
      octgnId: 'b18967c6-313b-40ec-a5b3-4e4e2fa88650',
      name: 'Masterplan',
      nameDe: 'Masterplan',
      type: 'treachery',
      faction: 'encounter',
      set: 'expert',
      quantity: 1,
      boost: 2,
    },
    whenRevealed(
      when(
        exists(sideSchemes),
        placeThreat(4, sideSchemes),
        keep(discardUntil(type('side_scheme')), (found) => reveal(found)),
      ),
    ),
  ),
  card(
    {
      code: '01193',
      octgnId: '6a40661c-e13a-4dfd-a676-d5022ce6cf1d',
      name: 'Under Fire',
      nameDe: 'Unter Feuer',
      type: 'treachery',
      faction: 'encounter',
      set: 'expert',
      quantity: 1,
      boost: 3,
      keywords: { surge: true },
    },
    whenRevealed(reveal(query('encounterDeckTop'))),
  ),
];
