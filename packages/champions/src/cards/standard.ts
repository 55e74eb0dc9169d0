import {
  all,
  choose,
  discard,
  enemyAttacks,
  enemySchemes,
  minion,
  nemesis,
  otherwise,
  query,
  reveal,
  sequence,
  shuffleIn,
  surge,
  type,
  villain,
  whenRevealed,
} from '../vocabulary/builders.ts';
import { card } from './card.ts';

export const standardSet = [
  card(
    {
      code: '01186',
      octgnId: '784c9289-6c13-44cd-97d0-100517406c82',
      name: 'Advance',
      nameDe: 'Fortschritt',
      type: 'treachery',
      faction: 'encounter',
      set: 'standard',
      quantity: 2,
    },
    whenRevealed(enemySchemes(villain)),
  ),
  card(
    {
      code: '01187',
      octgnId: '42ff2d81-31cc-43a3-9ad2-0f29deab6fda',
      name: 'Assault',
      nameDe: 'Überfall',
      type: 'treachery',
      faction: 'encounter',
      set: 'standard',
      quantity: 2,
    },
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(enemyAttacks(villain), 'hero'),
  ),
  card(
    {
      code: '01188',
      octgnId: '40a61b14-3ab2-459d-bee2-8c4983253116',
      name: 'Caught Off Guard',
      nameDe: 'Auf dem falschen Fuss erwischt',
      type: 'treachery',
      faction: 'encounter',
      set: 'standard',
      quantity: 1,
      boost: 1,
    },
    whenRevealed(otherwise(choose(query('yours', type('upgrade', 'support')), discard), surge)),
  ),
  // A minion that joins during the villain's attack takes part (Grim Rule).
  card(
    {
      code: '01189',
      octgnId: '97c72ae9-1ec6-44d4-876d-2e3688a55c9e',
      name: 'Gang-Up',
      nameDe: 'Zusammenrotten',
      type: 'treachery',
      faction: 'encounter',
      set: 'standard',
      quantity: 1,
      boost: 1,
    },
    whenRevealed(surge, 'alterEgo'),
    whenRevealed(sequence(enemyAttacks(villain), enemyAttacks(query('engagedMinions'))), 'hero'),
  ),
  card(
    {
      code: '01190',
      octgnId: '6d4aa932-4d9b-40d3-bf02-283bdfff9abf',
      name: 'Shadow of the Past',
      nameDe: 'Schatten der Vergangenheit',
      type: 'treachery',
      faction: 'encounter',
      set: 'standard',
      quantity: 1,
      boost: 2,
    },
    whenRevealed(
      sequence(
        otherwise(reveal(query('yourNemesisSet', all(minion, nemesis))), surge),
        reveal(query('yourNemesisSet', all(type('side_scheme'), nemesis))),
        shuffleIn(query('yourNemesisSet')),
      ),
    ),
  ),
];
