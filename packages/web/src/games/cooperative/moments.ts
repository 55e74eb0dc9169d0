import type { MomentKind } from '../../table/moments/kinds.ts';

/** What the lines are worth that all cooperative games have. */
export const SHARED_MOMENTS: Readonly<Record<string, MomentKind>> = {
  roundBegins: 'none',
  firstPlayer: 'none',
  abilityUsed: 'none',
  revealed: 'reveal',
  plays: 'play',
  attacks: 'aim',
  enemyAttacks: 'aim',
  attackStrikes: 'none',
  damaged: 'hit',
  healed: 'heal',
};
