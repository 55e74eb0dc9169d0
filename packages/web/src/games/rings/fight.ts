import type { CardId, State } from '@grimrule/kernel';

/** The characters that quest, attack and defend at the moment. */
interface Fight {
  readonly committed: readonly CardId[];
  readonly attacking: readonly CardId[];
  readonly defending: readonly CardId[];
}

/** Read from the game's numbers and from the attack that is being resolved. */
export function fightOf({ vars, stack }: Pick<State, 'vars' | 'stack'>): Fight {
  const enemyAttack = stack.findLast(({ procedure }) => procedure === 'enemy attack')?.locals;
  const playerAttack = stack.findLast(({ procedure }) => procedure === 'player attack')?.locals;
  return {
    committed: cardsIn(vars as object, 'committed'),
    attacking: [...cardsIn(enemyAttack, 'enemy'), ...cardsIn(playerAttack, 'attackers')],
    defending: cardsIn(enemyAttack, 'defenders'),
  };
}

/** The cards in a frame's field: one, several, or none. */
function cardsIn(record: object | undefined, name: string): readonly CardId[] {
  const found: unknown = record && name in record ? record[name as never] : [];
  return [found].flat().filter((card): card is CardId => typeof card === 'number' && card >= 0);
}
