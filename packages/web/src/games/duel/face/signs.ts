import type { POOL } from '@grimrule/duel';
import { duelWords } from '@grimrule/duel';
import type { Language } from '@grimrule/words';
import type { IconName } from '../../../card/icons.tsx';
import type { Mark } from '../../page-game.ts';
import { DUEL_PAGE } from '../words.ts';

export type DuelCard = (typeof POOL)[number];
type CostSymbol = DuelCard['cost'][number];

/** Each colour has a shape as well, for people who cannot tell colours apart. */
const SHAPES: Readonly<Record<CostSymbol, IconName>> = {
  red: 'triangle',
  yellow: 'disc',
  green: 'diamond',
  blue: 'square',
  '*': 'any',
};

export function signOf(symbol: CostSymbol, language: Language): Mark {
  const label = symbol === '*' ? DUEL_PAGE[language].any : duelWords[language].colour(symbol);
  return { icon: SHAPES[symbol], label };
}
