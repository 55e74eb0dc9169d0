import { value } from '@grimrule/kernel';
import { heroesOf, inPlayerOrder, ringsProcedure } from '../../table.ts';
import { openActionWindow } from '../abilities/actions.ts';
import { drawCards } from '../decks/player-deck.ts';
import { beginPhase, endPhase } from '../phases.ts';
import { addResources } from './resources.ts';

/** RR: Appendix I, 1.1 to 1.4. */
export const resourcePhase = ringsProcedure('resource phase', 'resource phase', [
  { name: '1.1 the resource phase begins', run: (table) => beginPhase(table, 'resource') },
  {
    name: '1.2 gain resources',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) {
        for (const hero of heroesOf(table.state, seat)) {
          addResources(table, hero, value(table, hero, 'income'));
        }
      }
      table.tell?.({ say: 'resourcesGained' });
    },
  },
  {
    name: '1.3 draw cards',
    run(table) {
      for (const seat of inPlayerOrder(table.state)) drawCards(table, seat, 1);
    },
  },
  { name: '1.3 action window', run: (table) => openActionWindow(table) },
  { name: '1.4 the resource phase ends', run: (table) => endPhase(table, 'resource') },
]);
