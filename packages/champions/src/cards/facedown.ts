import { card } from './card.ts';

/**
 * Stands for a player's card that lies face down in play as a minion. The card itself lies hidden
 * under it, so that nobody can tell which one it is. Other cards give such a minion its stats.
 */
export const facedownMinion = card({
  code: 'facedown',
  octgnId: '',
  name: 'Drone',
  nameDe: 'Drohne',
  type: 'minion',
  faction: 'encounter',
  quantity: 0,
  atk: 0,
  sch: 0,
  health: 0,
  traits: ['Drone'],
});
