import type { Seat } from '@grimrule/kernel';
import { PlayerBadges } from '../../cooperative/board/player-badges.tsx';
import { useChampionsView } from '../view.ts';

/** In the villain phase nobody is the active player. */
export function Badges({ seat }: { readonly seat: Seat }) {
  const { phase, active } = useChampionsView().vars;
  return <PlayerBadges seat={seat} isActive={phase === 'player' && active === seat} />;
}
