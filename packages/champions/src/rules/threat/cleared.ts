import type { CardId } from '@grimrule/kernel';
import { tokensOn } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';

/** Whether no threat is left on one of the schemes that a thwart removed some from. */
export const isCleared = (table: ChampionsTable, schemes: readonly CardId[]): boolean =>
  schemes.some((scheme) => tokensOn(table, scheme, 'threat') === 0);
