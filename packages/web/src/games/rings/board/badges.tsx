import type { Seat } from '@grimrule/kernel';
import { PlayerBadges } from '../../cooperative/board/player-badges.tsx';
import { useRingsView } from '../view.ts';

/** A player who is alone needs no badge of the active player. */
export function Badges({ seat }: { readonly seat: Seat }) {
  const { seats, vars } = useRingsView();
  return <PlayerBadges seat={seat} isActive={seats > 1 && vars.active === seat} />;
}
