import {
  all,
  ally,
  both,
  CAUSE,
  cardIs,
  choose,
  declareDefender,
  defense,
  exhaust,
  interrupt,
  putIntoPlay,
  query,
  sequence,
  trait,
  type,
  youAre,
} from '../../../src/vocabulary/builders.ts';
import { hardCard } from './hard-card.ts';

/** If the ally leaves play, the hero who called it is the defender again. */
export const mutantProtectors = hardCard(
  {
    code: '32017',
    octgnId: '47d34c5d-5319-45a9-a2d6-1fb975032017',
    name: 'Mutant Protectors',
    nameDe: 'Beschützer-Mutanten',
    type: 'event',
    faction: 'protection',
    quantity: 3,
    deckLimit: 3,
    cost: 1,
    resources: { energy: 1 },
    traits: ['Defense'],
  },
  interrupt(
    'attacking',
    both(cardIs(CAUSE, type('villain', 'minion')), youAre('X-Men')),
    defense(
      choose(query('yourHand', all(ally, trait('X-Men'))), (mutant) =>
        sequence(putIntoPlay(mutant), exhaust(mutant), declareDefender(mutant)),
      ),
    ),
    { form: 'hero' },
  ),
);
